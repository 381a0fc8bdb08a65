import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { FeedDto } from '../../api/generated';
import { paths } from '../../lib/address/paths';
import { StateChip } from '../titled/exports/StateChip';
import { postCardStyles } from './exports/postCardStyles';

interface PostTitleProps {
  post: FeedDto;
  /** On its own screen the title is no link. */
  isDetailView: boolean;
}

/** The title of a question or an article, and whether the question is answered, or how long the article is. */
export function PostTitle({ post, isDetailView }: PostTitleProps) {
  return (
    <>
      {/* On its own screen it stands above the headings of its text. */}
      <Typography variant={isDetailView ? 'h1' : 'h3'} component="h3" dir="auto" sx={postCardStyles.title}>
        {isDetailView ? (
          post.title
        ) : (
          <Box
            component={Link}
            to={paths.feedDetails(post.id)}
            sx={{ color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
          >
            {post.title}
          </Box>
        )}
      </Typography>
      <Box sx={postCardStyles.titleState}>
        <StateChip post={post} />
      </Box>
    </>
  );
}
