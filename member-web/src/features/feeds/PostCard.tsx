import { FoldedText } from '@campus-commons/web-kit/FoldedText.tsx';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import { memo, useId, useState } from 'react';
import { isBlankHtml } from '@campus-commons/web-kit/richText/visibleText.ts';
import type { FeedDto, MemberCardDto } from '../../api/generated';
import { Feature } from '../../components/Feature';
import { RichText } from '../../components/RichText/RichText';
import { nameOf } from '../../lib/text/members';
import { useMemberId } from '../../lib/drafts/useDrafts';
import { folding } from '../../texts/components';
import { PollPlace, PostPoll } from '../polls/exports/PostPoll';
import { PersonMenu } from '../safety/exports/PersonMenu';
import { PostPageProvider } from '../page-staff/exports/postPage';
import { postCardStyles } from './exports/postCardStyles';
import { HeldNotice } from './HeldNotice';
import { OwnPostMenu } from './OwnPostMenu';
import { PostHeader } from './PostHeader';
import { PostPictures } from './PostPictures';
import { PostTalk } from './PostTalk';
import { PostTitle } from './PostTitle';

const ReportedPost = lazyChunk(() => import('./ReportedPost'), 'ReportedPost');

/** The posts that stay folded until the site is loaded again, by who reported them. */
const folded = new Map<string, 'before' | 'here' | undefined>();

interface PostCardProps {
  post: FeedDto;
  /** Its newest likers, once they are known. */
  faces?: readonly MemberCardDto[];
  /** On its own screen a post shows its whole text and its comments from the start. */
  isDetailView?: boolean;
  /** Its pictures are likely visible without scrolling, so they load at once. */
  isInFirstWindow?: boolean;
  /** Called once its author has deleted it here, or the viewer has blocked its author. */
  onGone?: () => void;
}

/**
 * A post with its pictures, actions, likes and comments. Memoised, so that a like renders one post and not ten. Only its
 * row of actions reads the address, which changes with every overlay over the feed.
 */
export const PostCard = memo(function PostCard({
  post,
  faces,
  isDetailView = false,
  isInFirstWindow = isDetailView,
  onGone,
}: PostCardProps) {
  const memberId = useMemberId();
  const isOwn = memberId === post.User?.id;
  const key = `${memberId} ${post.id}`;
  const [isFolded, setIsFolded] = useState(folded.get(key));
  const fold = (is?: 'here') => {
    folded.set(key, is && 'before');
    setIsFolded(is);
  };
  const nameId = useId();
  const { content } = post.feedData;

  if (isFolded) {
    return (
      <Feature>
        <ReportedPost takesFocus={isFolded === 'here'} nameId={nameId} onShow={fold} />
      </Feature>
    );
  }
  return (
    <PostPageProvider value={post.Page?.id}>
      <Card component="article" aria-labelledby={nameId} sx={{ overflow: 'visible', ...postCardStyles.card }}>
        <PostHeader
          post={post}
          nameId={nameId}
          menu={
            isOwn ? (
              <OwnPostMenu post={post} onDeleted={onGone} />
            ) : (
              <AuthorMenu post={post} onBlocked={onGone} onReported={() => fold('here')} />
            )
          }
        />
        {post.isHeld && <HeldNotice />}
        {post.title && <PostTitle post={post} isDetailView={isDetailView} />}
        {content && !isBlankHtml(content) && <PostBody post={post} isAlwaysExpanded={isDetailView} />}
        {post.poll &&
          (post.isHeld ? (
            <PollPlace poll={post.poll} />
          ) : (
            <PostPoll feedId={post.id} poll={post.poll} isOwn={isOwn} />
          ))}
        <PostPictures post={post} isEager={isInFirstWindow} />
        {/* Without it the card has no room below its text. */}
        {post.isHeld ? (
          <Box sx={{ height: 12 }} />
        ) : (
          <PostTalk post={post} faces={faces} isDetailView={isDetailView} />
        )}
      </Card>
    </PostPageProvider>
  );
});

interface AuthorMenuProps {
  post: FeedDto;
  onBlocked?: () => void;
  onReported: () => void;
}

/** The menu of a post for everybody but its author. */
function AuthorMenu({ post, ...on }: AuthorMenuProps) {
  const author = post.User;
  if (!author) return null;
  return (
    <PersonMenu
      person={{ id: author.id, name: nameOf(author) }}
      post={post}
      reported={{ kind: 'post', id: post.id }}
      {...on}
      sx={postCardStyles.menu}
    />
  );
}

interface PostBodyProps {
  post: FeedDto;
  /** Shows the whole text at once. */
  isAlwaysExpanded: boolean;
}

/** The text of a post; a long one is collapsed. */
function PostBody({ post: { feedData, mentions, topics }, isAlwaysExpanded }: PostBodyProps) {
  return (
    <Box sx={postCardStyles.text}>
      <FoldedText {...folding} isAlwaysExpanded={isAlwaysExpanded}>
        <RichText html={feedData.content} mentions={mentions} topics={topics} />
      </FoldedText>
    </Box>
  );
}
