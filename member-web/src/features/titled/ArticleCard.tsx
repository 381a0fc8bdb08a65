import { mediaUrl } from '@campus-commons/web-kit/runtimeConfig.ts';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import Card, { type CardProps } from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { FeedDto } from '../../api/generated';
import { ShortTime } from '../../components/TimeAgo';
import { paths } from '../../lib/address/paths';
import { nameOf } from '../../lib/text/members';
import { feedImages } from '../feeds/exports/feedImages';
import { FeedStack } from '../feeds/exports/FeedStack';
import { StateChip } from './exports/StateChip';

const Row = styled(Card)<CardProps<'article'>>(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: 16,
  padding: 16,
  [theme.breakpoints.up('md')]: { padding: '20px 24px', gap: 24 },
  '&:hover': { borderColor: theme.vars.palette.campus.hairlineStrong },
}));

/** The whole card leads to the article. */
const CardLink = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
});

const Cover = styled('img')(({ theme }) => ({
  width: 96,
  height: 96,
  borderRadius: radii.image,
  objectFit: 'cover',
  backgroundColor: theme.vars.palette.campus.sunken,
  filter: theme.vars.palette.campus.pictureFilter,
  [theme.breakpoints.up('sm')]: { width: 176, height: 110 },
}));

/** An article in a list: its cover, its title, and how long it takes to read. */
export function ArticleCard({ article }: { article: FeedDto }) {
  const titleId = useId();
  const { id, title, User, Page, createdAt, feedData } = article;
  const [cover] = feedImages(feedData);
  return (
    <Row component="article" aria-labelledby={titleId}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3" component="h2" id={titleId} dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          <CardLink to={paths.feedDetails(id)}>{title}</CardLink>
        </Typography>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 2.5,
            rowGap: 1.5,
            mt: 2,
            typography: 'body2',
            color: 'text.secondary',
          }}
        >
          <StateChip post={article} />
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{nameOf(User)}</bdi>
            {Page && (
              <>
                {' · '}
                <bdi>{Page.title}</bdi>
              </>
            )}
            {' · '}
            <ShortTime iso={createdAt} />
          </Box>
        </Box>
      </Box>
      {cover && <Cover src={mediaUrl(cover.url, 480)} alt="" loading="lazy" decoding="async" />}
    </Row>
  );
}

/** The place of two articles while the list loads. */
export function ArticleSkeleton({ label }: { label: string }) {
  return (
    <FeedStack role="status" aria-label={label}>
      {[0, 1].map((row) => (
        <Row key={row}>
          <Box sx={{ display: 'grid', gap: 3 }}>
            <Skeleton variant="rounded" width="84%" height={20} />
            <Skeleton variant="rounded" width="48%" height={14} />
          </Box>
          <Skeleton
            variant="rounded"
            sx={{ width: { xs: 96, sm: 176 }, height: { xs: 96, sm: 110 }, borderRadius: `${radii.image}px` }}
          />
        </Row>
      ))}
      <Box sx={{ typography: 'body2', color: 'text.secondary', textAlign: 'center' }}>{label}</Box>
    </FeedStack>
  );
}
