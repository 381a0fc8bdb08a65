import { formatCounted } from '@campus-commons/web-kit/digits.ts';

/** Writing a poll. */
export const pollFormTexts = {
  poll: 'Poll',
  option: (place: number) => `Option ${place}`,
  removeOption: (place: number) => `Remove option ${place}`,
  several: 'Several can be chosen',
  openFor: 'Open for',
  hours: (hours: number) =>
    hours < 24 ? formatCounted(hours, 'hour', 'hours') : formatCounted(hours / 24, 'day', 'days'),
  remove: 'Remove poll',
  ask: 'Ask in the text of the post.',
  faults: { few: 'Write two options at least.', repeated: 'All options must be different.' },
  stays: 'Once somebody has voted, the options stay as they are.',
  keeps: 'The poll stays as it is.',
  goes: 'The poll is removed with this change.',
  keep: 'Keep the poll',
  changePoll: 'Change poll',
} as const;
