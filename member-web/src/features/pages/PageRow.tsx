import { Arch } from '@campus-commons/web-kit/Arch.tsx';
import { clampLines } from '@campus-commons/web-kit/theme/clampLines.ts';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PageDto } from '../../api/generated';
import { FollowPill } from './exports/FollowPill';
import { paths } from '../../lib/address/paths';
import { pageTexts } from '../../texts/pages';

const Title = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  fontWeight: 620,
  ...clampLines(2),
}));

interface PageRowProps {
  page: PageDto;
  /** Shown below the title. */
  detail: ReactNode;
  /** A button, after the title. */
  action?: ReactNode;
  /** Several rows are side by side from 600 px up, so the button is below the title there. */
  isNarrow?: boolean;
}

const narrow = {
  alignContent: { sm: 'space-between' },
  rowGap: 2,
  '& > .MuiButton-root': { flexBasis: { sm: '100%' } },
} as const;

/** One page in a short list: its picture, title and one detail. */
export function PageRow({ page, detail, action, isNarrow = false }: PageRowProps) {
  return (
    <Box
      component="li"
      sx={[
        { display: 'flex', flexWrap: 'wrap', columnGap: 3, alignItems: 'center', py: 2.25 },
        isNarrow && narrow,
      ]}
    >
      <Arch path={page.imageUrl} seed={page.id} width={40} height={48} />
      {/* With enlarged text the button wraps. */}
      <Box sx={{ flex: '1 1 6.5rem', minWidth: 0 }}>
        <Title to={paths.pageDetails(page.id)} dir="auto">
          {page.title}
        </Title>
        <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
          {detail}
        </Typography>
      </Box>
      {action}
    </Box>
  );
}

interface OfferedPageProps {
  page: PageDto;
  /** Called before each follow and unfollow. */
  onToggled: () => void;
  /** See {@link PageRow}. */
  isNarrow?: boolean;
}

/** A suggested page, with a button that follows it and takes that back. */
export function OfferedPage({ page, onToggled, isNarrow }: OfferedPageProps) {
  return (
    <PageRow
      page={page}
      detail={pageTexts.followers(page.followers)}
      isNarrow={isNarrow}
      action={<FollowPill page={page} onToggled={onToggled} />}
    />
  );
}
