import { MIN_VOTERS_SHOWN } from '@campus-commons/web-kit/bounds/generated.ts';
import { formatCount, formatCounted } from '@campus-commons/web-kit/digits.ts';

/** Polls in posts. */
export const pollTexts = {
  poll: 'Poll',
  options: 'Options of the poll',
  results: 'Results of the poll',
  vote: 'Vote',
  change: 'Change vote',
  withdraw: 'Withdraw vote',
  votes: (count: number) => formatCounted(count, 'vote', 'votes'),
  share: (votes: number, voters: number) => `${voters === 0 ? 0 : Math.round((100 * votes) / voters)} %`,
  /** The end of a poll that is open. @param minutes until then, at least 1 */
  endsIn: (minutes: number) => {
    const hours = Math.ceil(minutes / 60);
    if (minutes < 60) return `Ends in ${formatCounted(minutes, 'minute', 'minutes')}`;
    if (hours < 36) return `Ends in ${formatCounted(hours, 'hour', 'hours')}`;
    return `Ends in ${formatCounted(Math.round(hours / 24), 'day', 'days')}`;
  },
  ended: (when: string) => `Ended ${when}`,
  voted: (count: number) => (count === 1 ? '1 person voted' : `${formatCount(count)} people voted`),
  /** To who voted, while figures are not shown. */
  fewVoters: `Results show from ${MIN_VOTERS_SHOWN} voters on`,
  secret: 'Who voted is not shown to anybody',
  several: 'You can choose several',
  failed: 'Your vote was not counted',
  close: 'Close poll',
  closeQuestion: 'Nobody can vote any more, and everybody sees the results. This cannot be undone.',
  closed: 'The poll is closed.',
} as const;
