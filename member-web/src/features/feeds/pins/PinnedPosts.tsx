import { Button } from '@campus-commons/web-kit/Button.tsx';
import { ButtonBase } from '@campus-commons/web-kit/ButtonBase.tsx';
import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import { fullDateTime } from '@campus-commons/web-kit/dates.ts';
import { isBlankHtml, visibleText } from '@campus-commons/web-kit/richText/visibleText.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ChevronDown, Pin } from 'lucide-react';
import { useContext, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { PinnedFeedDto } from '../../../api/generated';
import { OneLine } from '../../../components/OneLine';
import { RichText } from '../../../components/RichText/RichText';
import { paths } from '../../../lib/address/paths';
import { nameOf } from '../../../lib/text/members';
import { feedTexts } from '../../../texts/feeds';
import { pinTexts } from '../../../texts/pins';
import { feedImages } from '../exports/feedImages';
import { PictureSet } from '../exports/PictureSet';
import { postCardStyles } from '../exports/postCardStyles';
import { PostHeader } from '../PostHeader';
import { PictureByline } from '../PostPictures';
import { PinningContext } from './pinning';

const Row = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  gap: 12,
  width: '100%',
  minHeight: 48,
  padding: '6px 16px',
  ...theme.typography.subtitle2,
  [theme.breakpoints.up('md')]: { padding: '6px 24px' },
  '& > svg': { flex: 'none', color: theme.vars.palette.text.secondary },
  '& > svg:last-of-type': { transition: 'transform 160ms' },
  '&[aria-expanded="true"] > svg:last-of-type': { transform: 'rotate(180deg)' },
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.vars.palette.campus.sunken } },
}));

const Item = styled('li')(({ theme }) => ({
  '& + &': { borderTop: `1px solid ${theme.vars.palette.campus.hairline}` },
}));

/**
 * The posts that stand above the feed of a page, each folded into one line. Opened, it is there to read; liking and commenting are on
 * its own screen, because the feed below may have the same post.
 */
export function PinnedPosts({ posts }: { posts: readonly PinnedFeedDto[] }) {
  return (
    <Card component="section" aria-label={pinTexts.pinned} sx={{ overflow: 'hidden' }}>
      <PlainList>
        {posts.map((post) => (
          <PinnedPost key={post.id} post={post} />
        ))}
      </PlainList>
    </Card>
  );
}

function PinnedPost({ post }: { post: PinnedFeedDto }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const line = lineOf(post);
  return (
    <Item>
      <Row aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={() => setIsOpen(!isOpen)}>
        <Pin size={18} aria-hidden />
        <OneLine dir="auto" title={line} sx={{ flex: 1 }}>
          {line}
        </OneLine>
        <ChevronDown size={18} aria-hidden />
      </Row>
      {isOpen && (
        <Box id={id}>
          <OpenPost post={post} />
        </Box>
      )}
    </Item>
  );
}

function OpenPost({ post }: { post: PinnedFeedDto }) {
  const pinning = useContext(PinningContext);
  const nameId = useId();
  const { content } = post.feedData;
  return (
    <Box component="article" aria-labelledby={nameId} sx={{ ...postCardStyles.card, pt: 2 }}>
      <PostHeader post={post} nameId={nameId} />
      {post.title && (
        <Typography variant="h3" dir="auto" sx={postCardStyles.title}>
          {post.title}
        </Typography>
      )}
      {content && !isBlankHtml(content) && (
        <Box sx={postCardStyles.text}>
          <RichText html={content} mentions={post.mentions} topics={post.topics} />
        </Box>
      )}
      <PictureSet
        overlay={`pinned:${post.id}`}
        images={feedImages(post.feedData)}
        isEager
        label={feedTexts.picturesBy(nameOf(post.User))}
        byline={<PictureByline post={post} />}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', mx: -3, mt: 2, mb: 1 }}>
        <Button variant="text" component={Link} to={paths.feedDetails(post.id)} aria-describedby={nameId}>
          {pinTexts.open}
        </Button>
        {pinning && (
          <Button variant="text" onClick={() => pinning.unpin(post.id)} aria-describedby={nameId}>
            {pinTexts.unpin}
          </Button>
        )}
        <Typography variant="caption" sx={{ ml: 'auto', px: 3, py: 2, color: 'text.secondary' }}>
          {pinTexts.pinnedUntil(fullDateTime(post.pinnedUntil))}
        </Typography>
      </Box>
    </Box>
  );
}

/** The line of a folded post: its title, its text, or whose pictures it has. */
function lineOf({ title, feedData, User }: PinnedFeedDto): string {
  return (
    title ??
    (visibleText(feedData.content).replaceAll(/\s+/g, ' ').trim() || feedTexts.picturesBy(nameOf(User)))
  );
}
