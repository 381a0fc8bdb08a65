import Box from '@mui/material/Box';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { CommentDto, ListedCommentDto } from '../../api/generated';
import { NewEntriesPill } from '../../components/NewEntriesPill';
import { ChosenMentions } from '../../lib/drafts/chosenMentions';
import type { DraftName, DraftStore } from '../../lib/drafts/drafts';
import { useDrafts, useMemberId } from '../../lib/drafts/useDrafts';
import { nameOf } from '../../lib/text/members';
import { foldSpaces } from '../../lib/text/mentions';
import { replyTexts } from '../../texts/replies';
import type { Question } from './exports/question';
import { CommentBox } from './CommentBox';
import { CommentItem } from './CommentItem';
import { Replies } from './Replies';

/** Where the form to reply stands, and whom it answers. */
interface OpenBox {
  /** The comment or reply right above it. */
  under: string;
  name: string;
  /** Whether a press opened it, not a draft from before. */
  isWriting: boolean;
  /** Differs each time it is opened, so that it takes the focus again. */
  time: number;
}

interface ThreadProps {
  feedId: string;
  /** Without `replies`, how many there are is not known yet. */
  thread: ListedCommentDto;
  question?: Question;
  /** How many replies came since the list was fetched. */
  fresh?: number;
  /** Shows those. */
  onShowFresh?: () => void;
}

/** A comment with its replies, and the form to write one. */
export function Thread({ feedId, thread, question, fresh = 0, onShowFresh }: ThreadProps) {
  const draft = `reply:${thread.id}` as const;
  const drafts = useDrafts();
  const memberId = useMemberId();
  const place = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<OpenBox | null>(() =>
    drafts.read(draft) === null
      ? null
      : { under: thread.id, name: nameOf(thread.User), isWriting: false, time: 0 },
  );
  const showReply = useReplyInView(place);
  const replyTo = useCallback(
    ({ id, User }: CommentDto) => {
      // A reply to a reply stays in the thread, and says whom it answers.
      if (id !== thread.id && User.id !== memberId) mentionIn(drafts, `reply:${thread.id}`, User);
      setBox((open) => ({ under: id, name: nameOf(User), isWriting: true, time: (open?.time ?? 0) + 1 }));
    },
    [drafts, memberId, thread.id],
  );
  const close = () => {
    const above =
      box?.under === thread.id
        ? place.current?.closest<HTMLElement>('li')
        : place.current?.querySelector<HTMLElement>(`[data-comment="${box?.under}"]`);
    setBox(null);
    above?.focus({ preventScroll: true });
  };
  const posted = (id: string) => {
    setBox(null);
    showReply(id);
  };
  const boxUnder = (id: string) =>
    box?.under === id && (
      <CommentBox
        key={box.time}
        feedId={feedId}
        isWriting={box.isWriting}
        onPosted={posted}
        reply={{ parentId: thread.id, name: box.name, onCancel: close }}
      />
    );
  const below = (
    <Box ref={place} sx={{ display: 'contents' }}>
      {boxUnder(thread.id)}
      <Replies feedId={feedId} thread={thread} onReply={replyTo} boxUnder={boxUnder} />
    </Box>
  );
  if (!isWritten(thread)) {
    return (
      <Box component="li" sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ py: 2, typography: 'compact', color: 'text.secondary' }}>{replyTexts.deleted}</Box>
        {below}
      </Box>
    );
  }
  const pill = fresh > 0 && onShowFresh && (
    <NewEntriesPill text={replyTexts.fresh(fresh)} onClick={onShowFresh} />
  );
  return (
    <CommentItem comment={thread} question={question} onReply={replyTo} beside={pill}>
      {below}
    </CommentItem>
  );
}

/** Adds a mention of a member to the draft of a reply, unless it is there. */
function mentionIn(drafts: DraftStore, draft: DraftName, { id, name }: CommentDto['User']): void {
  const label = foldSpaces(name);
  const written = drafts.read(draft) ?? '';
  if (written.includes(`@${label}`)) return;
  new ChosenMentions(drafts, draft).add({ id, label });
  drafts.write(draft, `${written.trimEnd()} @${label} `.trimStart());
}

/** Whether a comment was not deleted. */
function isWritten(thread: ListedCommentDto): thread is CommentDto & ListedCommentDto {
  return thread.comment !== null && thread.User !== null;
}

/** Brings a reply into view, with the focus, once it is in the list. */
function useReplyInView(place: RefObject<HTMLElement | null>): (id: string) => void {
  const sent = useRef<string | null>(null);
  useEffect(() => {
    if (sent.current === null) return;
    const reply = place.current?.querySelector<HTMLElement>(`[data-comment="${sent.current}"]`);
    if (!reply) return;
    sent.current = null;
    reply.focus({ preventScroll: true });
    reply.scrollIntoView({ block: 'nearest' });
  });
  return (id) => {
    sent.current = id;
  };
}
