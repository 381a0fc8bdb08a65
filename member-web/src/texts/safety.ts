import { formatCounted } from '@campus-commons/web-kit/digits.ts';
import { isolate } from '@campus-commons/web-kit/isolate.ts';

/** Muting and blocking members. */
export const safetyTexts = {
  mute: (name: string) => `Mute ${isolate(name)}`,
  unmute: (name: string) => `Unmute ${isolate(name)}`,
  block: (name: string) => `Block ${isolate(name)}`,
  unblock: (name: string) => `Unblock ${isolate(name)}`,
  muted: (name: string) =>
    `${isolate(name)} is muted: you no longer see their posts and comments. Undo it in your account settings.`,
  isMuted: 'Muted',
  undoMute: 'Undo',
  undoMuteRest: (name: string) => `muting ${isolate(name)}`,
  unmuted: (name: string) => `You see the posts and comments of ${isolate(name)} again.`,
  blocked: (name: string) => `${isolate(name)} is blocked. Undo it in your account settings.`,
  unblocked: (name: string) => `${isolate(name)} is no longer blocked.`,

  blockTitle: (name: string) => `Block ${isolate(name)}?`,
  blockText: (name: string) =>
    `You will not see each other here. ${isolate(name)} is not told. Who runs a page still sees your posts there.`,
  removeTheirs: 'Also delete their comments and likes under my posts, for good',
  blockAction: 'Block',

  blockedProfile: (name: string) => `You blocked ${isolate(name)}`,
  blockedProfileText: 'You do not see each other here.',

  title: 'Muted and blocked people',
  lead: 'Nobody on this list is told. You do not see posts and comments of people you mute; you and people you block do not see each other.',
  /** How many people the member muted or blocked. */
  count: (total: number) =>
    total === 0 ? 'You have muted and blocked nobody.' : formatCounted(total, 'person', 'people'),
  show: 'Show',
  showRest: 'muted and blocked people',
  loading: 'Loading the list',
  listFailed: 'Failed to fetch the list',
  since: (relation: 'mute' | 'block', day: string) =>
    `${relation === 'mute' ? 'Muted' : 'Blocked'} on ${day}`,
  undo: { mute: 'Unmute', block: 'Unblock' },
  newer: 'Newer',
  older: 'Older',
};
