import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import { memo, useId, useState, type ReactNode } from 'react';
import type { FeedDto } from '../../api/generated';
import { ImageViewer } from '../../components/ImageViewer/ImageViewer';
import { isBlankHtml } from '../../components/RichText/visibleText';
import { nameOf } from '../../lib/members';
import { useMemberId } from '../../lib/session/useDrafts';
import { useOverlay } from '../../lib/useOverlay';
import { commonTexts } from '../../texts/common';
import { feedTexts } from '../../texts/feeds';
import { CommentsFold } from '../comments/public/CommentsFold';
import { LikesFold } from '../likes/public/LikesFold';
import { feedImages } from './feedImages';
import { OwnPostMenu } from './OwnPostMenu';
import { PictureGrid } from './PictureGrid';
import { PostActions } from './PostActions';
import { PostBody } from './PostBody';
import { PostHeader } from './PostHeader';

interface PostCardProps {
  post: FeedDto;
  /** On a screen of its own the post shows its whole text and its comments from the start. */
  isOpenedUp?: boolean;
  /** Its pictures are likely seen without scrolling: they do not wait for it. */
  isInFirstWindow?: boolean;
  /** Called once its author has deleted it from here. */
  onDeleted?: () => void;
}

/** A post with everything that belongs to it. Remembered, so that a like draws one post anew and not ten. */
export const PostCard = memo(function PostCard({
  post,
  isOpenedUp = false,
  isInFirstWindow = isOpenedUp,
  onDeleted,
}: PostCardProps) {
  const isOwn = useMemberId() === post.User?.id;
  const nameId = useId();
  const viewer = useOverlay(`pictures:${post.id}`);
  const [areCommentsOpen, setAreCommentsOpen] = useState(isOpenedUp);
  const [areLikesOpen, setAreLikesOpen] = useState(false);
  const { content } = post.feedData;
  const images = feedImages(post.feedData);

  return (
    <Card
      component="article"
      aria-labelledby={nameId}
      sx={{ overflow: 'visible', px: { xs: 4, md: 6 }, pt: { xs: 4, md: 5 }, pb: { xs: 1, md: 2 } }}
    >
      <PostHeader
        post={post}
        nameId={nameId}
        menu={isOwn && <OwnPostMenu post={post} onDeleted={onDeleted} />}
      />
      {content && !isBlankHtml(content) && <PostBody html={content} isWhole={isOpenedUp} />}
      {images.length > 0 && <PictureGrid images={images} isEager={isInFirstWindow} onOpen={viewer.open} />}
      <PostActions
        post={post}
        areCommentsOpen={areCommentsOpen}
        onToggleComments={() => setAreCommentsOpen(!areCommentsOpen)}
        areLikesOpen={areLikesOpen}
        onToggleLikes={() => setAreLikesOpen(!areLikesOpen)}
      />
      <Fold isOpen={areLikesOpen}>
        <LikesFold feedId={post.id} count={post.like} onClose={() => setAreLikesOpen(false)} />
      </Fold>
      <Fold isOpen={areCommentsOpen}>
        <CommentsFold feedId={post.id} count={post.comments} />
      </Fold>
      {viewer.isOpen && images.length > 0 && (
        <ImageViewer
          images={images}
          initialIndex={Math.min(viewer.value, images.length - 1)}
          label={feedTexts.picturesBy(nameOf(post.User))}
          byline={<Byline post={post} />}
          onClose={viewer.close}
        />
      )}
    </Card>
  );
});

/** A part of the card that opens under a hairline. */
function Fold({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  return (
    <Collapse in={isOpen} unmountOnExit>
      <Box
        sx={{
          mt: 2,
          mx: { xs: -4, md: -6 },
          px: { xs: 4, md: 6 },
          pt: 4,
          pb: 3,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        {children}
      </Box>
    </Collapse>
  );
}

function Byline({ post }: { post: FeedDto }) {
  return (
    <>
      <Avatar path={post.User?.UserProfile?.profileUrl} size={36} />
      <Box sx={{ minWidth: 0 }}>
        <Typography noWrap sx={{ typography: 'subtitle2' }}>
          {nameOf(post.User)}
        </Typography>
        {post.Page && (
          <Typography noWrap sx={{ typography: 'caption', color: 'text.secondary' }}>
            {commonTexts.inPlace(post.Page.title)}
          </Typography>
        )}
      </Box>
    </>
  );
}
