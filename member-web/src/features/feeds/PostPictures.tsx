import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FeedDto } from '../../api/generated';
import { nameOf } from '../../lib/text/members';
import { commonTexts } from '../../texts/common';
import { feedTexts } from '../../texts/feeds';
import { feedImages } from './exports/feedImages';
import { PictureSet } from './exports/PictureSet';

interface PostPicturesProps {
  post: FeedDto;
  /** Loads the pictures at once and not when they come near the viewport. */
  isEager: boolean;
}

/** The pictures of a post. */
export function PostPictures({ post, isEager }: PostPicturesProps) {
  return (
    <PictureSet
      overlay={`pictures:${post.id}`}
      images={feedImages(post.feedData)}
      isEager={isEager}
      label={feedTexts.picturesBy(nameOf(post.User))}
      byline={<PictureByline post={post} />}
    />
  );
}

/** Whose pictures they are; shown in the viewer. */
export function PictureByline({ post }: { post: FeedDto }) {
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
