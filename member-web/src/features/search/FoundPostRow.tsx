import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import { visibleText } from '@campus-commons/web-kit/richText/visibleText.ts';
import { mediaUrl } from '@campus-commons/web-kit/runtimeConfig.ts';
import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import { clampLines } from '@campus-commons/web-kit/theme/clampLines.ts';
import { styled } from '@mui/material/styles';
import { useId, useMemo } from 'react';
import type { FeedDto } from '../../api/generated';
import { OneLine } from '../../components/OneLine';
import { ShortTime } from '../../components/TimeAgo';
import { nameOf } from '../../lib/text/members';
import { paths } from '../../lib/address/paths';
import { searchTexts } from '../../texts/search';
import { feedImages } from '../feeds/exports/feedImages';
import { excerptOf, type Run } from './matches';
import { ResultRow, RowLink } from './ResultRows';

/** On phones the text is below the author's picture, so that it has room beside the picture of the post. */
const Row = styled(ResultRow)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  gridTemplateAreas: '"figure head picture" "figure text picture"',
  gridTemplateRows: 'auto 1fr',
  alignItems: 'start',
  columnGap: 12,
  rowGap: 2,
  [theme.breakpoints.down('sm')]: {
    gridTemplateAreas: '"figure head head" "text text picture"',
    rowGap: 8,
  },
}));

const Figure = styled('div')({ gridArea: 'figure' });

const Head = styled('div')(({ theme }) => ({
  gridArea: 'head',
  minWidth: 0,
  display: 'flex',
  alignItems: 'baseline',
  columnGap: 8,
  [theme.breakpoints.down('sm')]: { display: 'block' },
}));

const Time = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'nowrap',
}));

const Excerpt = styled('p')(({ theme }) => ({
  ...theme.typography.compact,
  gridArea: 'text',
  margin: 0,
  color: theme.vars.palette.text.secondary,
  ...clampLines(3),
}));

const Title = styled('strong')(({ theme }) => ({
  display: 'block',
  ...theme.typography.subtitle1,
  color: theme.vars.palette.campus.ink,
}));

const Picture = styled('img')(({ theme }) => ({
  gridArea: 'picture',
  width: 72,
  height: 72,
  borderRadius: 12,
  objectFit: 'cover',
  backgroundColor: theme.vars.palette.campus.sunken,
  filter: theme.vars.palette.campus.pictureFilter,
}));

interface FoundPostRowProps {
  post: FeedDto;
  /** The search, whose words stand out. */
  search: string;
}

/** A post that was found; the row leads to its own screen. */
export function FoundPostRow({ post, search }: FoundPostRowProps) {
  const excerptId = useId();
  const { id, title, User, feedData, createdAt } = post;
  const name = nameOf(User);
  const [picture] = feedImages(feedData);
  const runs = useMemo(() => excerptOf(visibleText(feedData.content), search), [feedData.content, search]);
  const titleRuns = useMemo(() => excerptOf(title ?? '', search), [title, search]);
  return (
    <Row>
      <Figure>
        <Avatar person={User} size={44} />
      </Figure>
      <Head>
        <OneLine title={name} sx={{ typography: 'subtitle1' }}>
          <RowLink to={paths.feedDetails(id)} aria-describedby={excerptId}>
            <VisuallyHidden>{searchTexts.postBy}</VisuallyHidden>
            <bdi>{name}</bdi>
          </RowLink>
        </OneLine>
        <Time>
          <ShortTime iso={createdAt} />
        </Time>
      </Head>
      <Excerpt id={excerptId} dir="auto">
        {title && (
          <Title>
            <Hits runs={titleRuns} />
          </Title>
        )}
        {runs.length > 0 ? <Hits runs={runs} /> : title ? null : searchTexts.photo}
      </Excerpt>
      {picture && <Picture src={mediaUrl(picture.url, 480)} alt="" loading="lazy" decoding="async" />}
    </Row>
  );
}

const Hit = styled('mark')(({ theme }) => ({
  backgroundColor: 'transparent',
  color: theme.vars.palette.campus.ink,
  fontWeight: 650,
}));

/** A text in which the words that were searched for stand out. */
function Hits({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ text, isHit }, index) => (isHit ? <Hit key={index}>{text}</Hit> : text));
}
