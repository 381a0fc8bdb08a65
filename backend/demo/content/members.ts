import { EARLY_MEMBERS } from './early-members.js';
import { LATER_MEMBERS } from './later-members.js';

/** All members, by the key that pages, posts and comments use for them. */
export const MEMBERS = { ...EARLY_MEMBERS, ...LATER_MEMBERS };
export type MemberKey = keyof typeof MEMBERS;
