import { styled } from '@mui/material/styles';
import type { NotificationDto } from '../../api/generated';
import { nameOf } from '../../lib/text/members';
import { decisionTexts } from '../../texts/decisions';
import { notificationTexts as texts } from '../../texts/notifications';
import { pageNoticeTexts } from '../../texts/pageNotices';

/** A column whose two lines are needed by the sentence: the time stands below it. The columns of phones. */
export const SHORT = '@container (max-width: 20rem)';

/** A column with no room for more than a few words. */
export const NARROW = '@container (max-width: 9.5rem)';

/** The longest time, "24 Nov 2025", and the gap before it; where the time stands below, what " and 4 others" needs. */
const TIME = '5.75em';

/**
 * Who did it. Where a line is short a name has at most the line, so that the second of the two lines says what was done. The
 * column of the text is the container.
 */
const Name = styled('b')({
  '@container (max-width: 30rem)': {
    display: 'inline-block',
    maxWidth: `calc(100% - ${TIME})`,
    overflow: 'hidden',
    verticalAlign: 'bottom',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    // Beside " and ", and beside " like your post".
    '&:has(~ &)': { maxWidth: `calc(100% - ${TIME} - 2.5em)` },
    '& ~ &': { maxWidth: 'calc(100% - 7em)' },
  },
  // The one name of a sentence has the line to itself where the time stands below.
  [SHORT]: { '&[data-alone]': { maxWidth: '100%' } },
  [NARROW]: { '&, &:has(~ &), & ~ &': { maxWidth: '100%' } },
});

/** Who did what: "Ritwik and 4 others like your post"; or where something is new. */
export function Sentence({ notification }: { notification: NotificationDto }) {
  const { kind, notice, Page } = notification;
  const ofPage = notice && pageNoticeTexts[notice.about];
  if (ofPage)
    return (
      <>
        {ofPage[notice.hasActed ? 0 : 1]}
        <b dir="auto">{Page?.title ?? ''}</b>
      </>
    );
  if (notice !== null) return decisionTexts.notice(notice);
  if (kind === 'page')
    return (
      <>
        <Name dir="auto" data-alone>
          {Page?.title ?? ''}
        </Name>
        <What notification={notification} />
      </>
    );
  // The end of a poll is nobody's act; the API names its author.
  if (notification.actors.length === 0 || kind === 'poll') return <What notification={notification} />;
  return (
    <>
      <Who notification={notification} />
      <What notification={notification} />
    </>
  );
}

/** One name, two names, or one name and how many others. */
function Who({ notification: { actors, others } }: { notification: NotificationDto }) {
  const [first, second] = actors;
  const people = actors.length + others;
  return (
    <>
      <Name dir="auto" data-alone={people === 1 || undefined}>
        {nameOf(first)}
      </Name>
      {people === 2 && second && (
        <>
          {texts.and}
          <Name dir="auto">{nameOf(second)}</Name>
        </>
      )}
      {people > 2 && (
        <>
          {texts.and}
          {texts.others(people - 1)}
        </>
      )}
    </>
  );
}

function What({ notification }: { notification: NotificationDto }) {
  const { kind, actors, others, posts, Author, Page, commentId, opening, isAnswer } = notification;
  const isOne = actors.length + others === 1;
  switch (kind) {
    case 'like':
      return texts.likes(isOne);
    case 'reply':
      return texts.replied;
    case 'comment':
      return isAnswer ? texts.answered : texts.commented;
    case 'thread':
      if (isOne && actors[0]?.id === Author?.id) return texts.alsoOnOwn;
      return (
        <>
          {texts.also}
          <b>{texts.whose(Author?.name ?? '')}</b>
          {texts.post}
        </>
      );
    case 'follow':
    case 'ownPage':
      return (
        <>
          {kind === 'follow' ? texts.follows(isOne) : texts.posted}
          <b dir="auto">{Page?.title ?? ''}</b>
        </>
      );
    case 'answer':
      return texts.acceptedAnswer;
    case 'poll':
      return texts.pollEnded;
    case 'application':
      return (
        <>
          {applicationWords(notification)}
          <b dir="auto">{opening?.title ?? ''}</b>
        </>
      );
    case 'page':
      return texts.newPosts(posts ?? 0);
    case 'mention':
      return texts.mentioned(commentId !== null);
    case 'notice':
      return null;
  }
}

function applicationWords({ actors, opening }: NotificationDto): string {
  if (opening?.hasRecord) return texts.recordOffered;
  if (actors.length === 0) return texts.applicationNews;
  return opening?.id == null ? texts.hasNews : texts.applied;
}
