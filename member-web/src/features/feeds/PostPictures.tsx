import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FeedDto } from '../../api/generated';
import { ImageViewer } from '../../components/ImageViewer/ImageViewer';
import { nameOf } from '../../lib/text/members';
import { useOverlay } from '../../lib/hooks/useOverlay';
import { commonTexts } from '../../texts/common';
import { feedTexts } from '../../texts/feeds';
import { feedImages } from './exports/feedImages';
import { PictureGrid } from './PictureGrid';
import { SinglePicture } from './SinglePicture';

interface PostPicturesProps {
  post: FeedDto;
  /** Loads the pictures at once and not when they come near the viewport. */
  isEager: boolean;
}

/** The pictures of a post; each opens the image viewer (lightbox). */
export function PostPictures({ post, isEager }: PostPicturesProps) {
  const viewer = useOverlay(`pictures:${post.id}`);
  const images = feedImages(post.feedData);
  const [first, ...others] = images;
  if (!first) return null;
  return (
    <>
      {others.length === 0 ? (
        <SinglePicture image={first} isEager={isEager} onOpen={viewer.open} />
      ) : (
        <PictureGrid images={images} isEager={isEager} onOpen={viewer.open} />
      )}
      {viewer.isOpen && (
        <ImageViewer
          images={images}
          initialIndex={Math.min(viewer.value, images.length - 1)}
          label={feedTexts.picturesBy(nameOf(post.User))}
          byline={<Byline post={post} />}
          onClose={viewer.close}
        />
      )}
    </>
  );
}

function Byline({ post }: { post: FeedDto }) {
  return (
    <>
      <Avatar person={post.User} size={36} />
      <Box sx={{ minWidth: 0 }}>
        <Typography noWrap sx={{ typography: 'subtitle2' }}>
          <bdi>{nameOf(post.User)}</bdi>
        </Typography>
        {post.Page && (
          <Typography noWrap sx={{ typography: 'caption', color: 'text.secondary' }}>
            {commonTexts.inPlace(<bdi>{post.Page.title}</bdi>)}
          </Typography>
        )}
      </Box>
    </>
  );
}
