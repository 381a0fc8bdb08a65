import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import { isolate } from '@campus-commons/web-kit/isolate.ts';
import Box from '@mui/material/Box';
import { Arch } from '@campus-commons/web-kit/Arch.tsx';
import { clampLines } from '@campus-commons/web-kit/theme/clampLines.ts';
import type { CountedTopicDto, FoundMemberDto, PageDto } from '../../api/generated';
import { OneLine } from '../../components/OneLine';
import { nameOf } from '../../lib/text/members';
import { paths } from '../../lib/address/paths';
import { pageTexts } from '../../texts/pages';
import { topicTexts } from '../../texts/topics';
import { FollowPill } from '../pages/exports/FollowPill';

/** One result: a figure, a name that leads there, and what else is known. The whole row can be pressed. */
export const ResultRow = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 64,
  padding: '10px 16px',
  '&:hover': { backgroundColor: theme.vars.palette.campus.sunken },
  '& + &': { borderTop: `1px solid ${theme.vars.palette.campus.hairline}` },
}));

/** Covers the whole row. */
export const RowLink = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid currentColor', outlineOffset: -2 },
});

/** What stands above the link that covers the row. */
export const AboveLink = styled('div')({ position: 'relative', zIndex: 1, flex: 'none' });

/** A name of at most two lines: what was searched for may stand in the second word of it. */
const TwoLines = styled('div')(({ theme }) => ({
  ...theme.typography.subtitle1,
  ...clampLines(2),
}));

/** A member who was found; the row leads to their profile. */
export function PersonRow({ person }: { person: FoundMemberDto }) {
  const name = nameOf(person);
  const about = [person.UserProfile.title, person.collegeName]
    .flatMap((words) => (words ? [isolate(words)] : []))
    .join(' · ');
  return (
    <ResultRow>
      <Avatar person={person} size={44} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <TwoLines dir="auto" title={name}>
          <RowLink to={paths.profileOf(person.id)}>{name}</RowLink>
        </TwoLines>
        {about !== '' && (
          <OneLine title={about} sx={{ typography: 'body2', color: 'text.secondary' }}>
            {about}
          </OneLine>
        )}
      </Box>
    </ResultRow>
  );
}

/** A page that was found; the row leads to it. */
export function FoundPageRow({ page }: { page: PageDto }) {
  return (
    <ResultRow>
      <Arch path={page.imageUrl} seed={page.id} width={44} height={50} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <TwoLines title={page.title}>
          <RowLink to={paths.pageDetails(page.id)} dir="auto">
            {page.title}
          </RowLink>
        </TwoLines>
        <OneLine sx={{ typography: 'body2', color: 'text.secondary' }}>
          {pageTexts.followers(page.followers)}
        </OneLine>
      </Box>
      <AboveLink>
        <FollowPill page={page} />
      </AboveLink>
    </ResultRow>
  );
}

/** A topic that was found; the row leads to its posts. */
export function TopicRow({ topic: { key, label, posts } }: { topic: CountedTopicDto }) {
  return (
    <ResultRow>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <TwoLines dir="auto">
          <RowLink to={paths.topic(key)}>{topicTexts.name(label)}</RowLink>
        </TwoLines>
        <OneLine sx={{ typography: 'body2', color: 'text.secondary' }}>{topicTexts.posts(posts)}</OneLine>
      </Box>
    </ResultRow>
  );
}
