import { errorText, failureStatus } from '@campus-commons/web-kit/errorText.ts';
import { timeAgo } from '@campus-commons/web-kit/dates.ts';
import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { PollDto } from '../../api/generated';
import { isLimited } from '../../api/limited';
import type { ApiDispatch } from '../../api/thunks';
import { showFailureToast } from '../../components/toasts/toasts';
import { useNow } from '../../lib/state/clock';
import { pollTexts as texts } from '../../texts/polls';
import { refetchCachedPost } from '../feeds/exports/cachedPosts';
import { postCardStyles as styles } from '../feeds/exports/postCardStyles';
import { Ballot } from './Ballot';
import { ClosePoll } from './ClosePoll';
import { PollResults } from './PollResults';
import { usePollsVoteMutation } from './pollsApi';

const MINUTE_MS = 60_000;

interface PollProps {
  feedId: string;
  poll: PollDto;
  /** Whether the viewer asks. */
  isOwn: boolean;
}

/** The poll of a post: its options to vote for, and after that, or after its end, the results. */
export function Poll({ feedId, poll, isOwn }: PollProps) {
  const dispatch = useDispatch<ApiDispatch>();
  const [vote, { isLoading }] = usePollsVoteMutation();
  const [isChanging, setIsChanging] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(false);
  const leftMs = Date.parse(poll.closesAt) - useNow().getTime();
  const isOver = leftMs <= 0;
  const hasFigures = poll.voters !== undefined;
  const showsBallot = !isOver && (isChanging || poll.mine.length === 0);

  // It has ended while it was on the screen, and the figures are there now.
  const readEnd = useEffectEvent(() => dispatch(refetchCachedPost(feedId)));
  const lacksFigures = isOver && !hasFigures;
  useEffect(() => {
    if (lacksFigures) readEnd();
  }, [lacksFigures]);
  // The button that had the focus is gone once the vote counts.
  const own = poll.mine.join(' ');
  useEffect(() => {
    if (takesFocus.current) root.current?.focus({ preventScroll: true });
    takesFocus.current = false;
  }, [own, showsBallot]);

  const send = async (options: string[]) => {
    if (isLoading) return;
    takesFocus.current = true;
    const { error } = await vote({ voteDto: { feedId, options } });
    if (!error) {
      setIsChanging(false);
      return;
    }
    takesFocus.current = false;
    const isAnswered = [404, 409].includes(failureStatus(error) ?? 0);
    showFailureToast(error, isAnswered || isLimited(error) ? errorText(error) : texts.failed);
    // It has ended or was replaced.
    if (isAnswered) dispatch(refetchCachedPost(feedId));
  };

  return (
    <Box ref={root} role="group" aria-label={texts.poll} tabIndex={-1} sx={styles.poll}>
      {showsBallot ? (
        <Ballot
          key={own}
          poll={poll}
          isBusy={isLoading}
          onVote={(options) => void send(options)}
          onCancel={isChanging ? () => setIsChanging(false) : undefined}
        >
          {isOwn && !isChanging && <ClosePoll feedId={feedId} />}
        </Ballot>
      ) : (
        <PollResults poll={poll} onChange={isOver ? undefined : () => setIsChanging(true)}>
          {isOwn && !isOver && <ClosePoll feedId={feedId} />}
        </PollResults>
      )}
      <Box sx={styles.pollNote}>
        {[
          isOver
            ? texts.ended(timeAgo(poll.closesAt, new Date(Date.parse(poll.closesAt) - leftMs)))
            : texts.endsIn(Math.max(1, Math.ceil(leftMs / MINUTE_MS))),
          ...(poll.voters === undefined ? [] : [texts.voted(poll.voters)]),
          ...(poll.mine.length > 0 && !hasFigures && !isOver ? [texts.fewVoters] : []),
          ...(showsBallot && poll.multiple ? [texts.several] : []),
          texts.secret,
        ].join(' · ')}
      </Box>
    </Box>
  );
}
