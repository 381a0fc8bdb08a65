import { archRadius } from '@campus-commons/web-kit/tokens.ts';
import { styled } from '@mui/material/styles';
import { Plus } from 'lucide-react';
import { Link, useMatch } from 'react-router-dom';
import { isNotFound } from '../../api/errors';
import { generatedApi } from '../../api/generated';
import { composerLink, composerLinkInsteadOf, composerLinkOn } from '../../features/feeds/composerLink';
import { paths } from '../../lib/address/paths';
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

/** Opens the composer from any screen. On a page's screen the post is for that page, if the member may post there. */
export function PostButton() {
  return (
    <ArchLink {...useComposerTarget()}>
      <Plus size={24} aria-hidden />
    </ArchLink>
  );
}

/** Target and label of the button. */
function useComposerTarget() {
  const id = useMatch(`${paths.memberPages}/details/:id`)?.params.id;
  // The screen fetches the page; this hook only reads the cached answer.
  const { currentData, error } = generatedApi.endpoints.pagesGetPageById.useQueryState(
    { pageIdDto: { id: id ?? '' } },
    { skip: id === undefined },
  );
  const details = isNotFound(error) ? undefined : currentData?.data;
  const toEveryone = { ...composerLink, 'aria-label': commonTexts.writePost };
  if (!details) return toEveryone;
  const { page, admin, isFollowing } = details;
  return admin.isAdmin || isFollowing
    ? { ...composerLinkOn(page.id), 'aria-label': commonTexts.writePostOn(page.title) }
    : { ...toEveryone, ...composerLinkInsteadOf(page.title) };
}
