import { EARLY_MEMBERS } from './early-members.js';
import { LATER_MEMBERS } from './later-members.js';

/** Everybody, by the name that pages, posts and comments call them by. */
export const MEMBERS = { ...EARLY_MEMBERS, ...LATER_MEMBERS };
export type MemberKey = keyof typeof MEMBERS;
