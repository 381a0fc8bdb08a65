import Box from '@mui/material/Box';
import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import type { PollDto } from '../../../api/generated';
import { Feature } from '../../../components/Feature';
import { serverNow } from '../../../lib/state/clock';
import { ownVote } from '../../../texts/ownVote';
import { postCardStyles as styles } from '../../feeds/exports/postCardStyles';

const Poll = lazyChunk(() => import('../Poll'), 'Poll');

interface PostPollProps {
  feedId: string;
  poll: PollDto;
  /** Whether the viewer asks. */
  isOwn: boolean;
}

/** The poll of a post. While its code loads, its options stand in their places, so that nothing moves. */
export function PostPoll(props: PostPollProps) {
  return (
    <Feature fallback={<PollPlace poll={props.poll} />}>
      <Poll {...props} />
    </Feature>
  );
}

/** The options of a poll, as a held post shows them, too. */
export function PollPlace({ poll: { options, mine, closesAt } }: { poll: PollDto }) {
  const isOver = Date.parse(closesAt) <= serverNow().getTime();
  return (
    <Box sx={styles.poll}>
      {options.map(({ id, text, votes }) => (
        <Box
          key={id}
          dir="auto"
          sx={[styles.pollOption, { borderColor: 'divider' }, votes !== undefined && styles.pollFigures]}
        >
          {text}
          {mine.includes(id) && (
            <>
              {' '}
              <Box component="bdi" sx={styles.pollOwn}>
                {ownVote}
              </Box>
            </>
          )}
        </Box>
      ))}
      <Box sx={isOver ? styles.pollEnd : styles.pollFoot} />
    </Box>
  );
}
