import { archRadius } from '@campus-commons/web-kit/tokens.ts';
import { styled } from '@mui/material/styles';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { composerLink } from '../../features/feeds/composerLink';
import { commonTexts } from '../../texts/common';

const ArchLink = styled(Link)(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  placeSelf: 'center',
  width: 48,
  height: 52,
  borderRadius: archRadius(52 / 48, 12),
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  '&:hover': { backgroundColor: theme.vars.palette.primary.dark },
  '@media (forced-colors: active)': { outline: '1px solid', outlineOffset: -1 },
}));

/** Writes a post, from wherever the member is. */
export function PostButton() {
  return (
    <ArchLink {...composerLink} aria-label={commonTexts.writePost}>
      <Plus size={24} aria-hidden />
    </ArchLink>
  );
}
