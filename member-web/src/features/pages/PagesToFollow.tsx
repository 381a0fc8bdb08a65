import { Arch } from '@campus-commons/web-kit/Arch.tsx';
import { PlainList } from '@campus-commons/web-kit/PlainList.tsx';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import { VisuallyHidden } from '@campus-commons/web-kit/VisuallyHidden.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { PageDto } from '../../api/generated';
import { showFailureToast } from '../../components/toasts/toasts';
import { paths } from '../../lib/paths';
import { useMemberId } from '../../lib/session/useDrafts';
import { pageTexts } from '../../texts/pages';
import { followErrorText } from './useFollow';
import { PAGES_PER_PAGE, usePagesGetAllPagesQuery, usePagesToggleFollowMutation } from './pagesApi';

/** Number of pages offered at a time. */
const MAX_SHOWN = 3;

const Title = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  fontWeight: 620,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
}));

interface PagesToFollowProps {
  /** Id of a page to leave out, because the screen already shows it. */
  except?: string;
}

/** The most recently active pages that the member neither created nor follows. Renders nothing if there are none. */
export function PagesToFollow({ except }: PagesToFollowProps) {
  const viewerId = useMemberId();
  const { data } = usePagesGetAllPagesQuery({
    getAllPagesDto: { page: 1, limit: PAGES_PER_PAGE, sort: 'activity' },
  });
  // A page that was followed here stays in the list, so that the member can undo it.
  const [followedHere, setFollowedHere] = useState<readonly string[]>([]);
  const offered = (data?.data.pages ?? [])
    .filter(
      ({ id, UserId, isFollowing }) =>
        id !== except && UserId !== viewerId && (!isFollowing || followedHere.includes(id)),
    )
    .slice(0, MAX_SHOWN);
  if (offered.length === 0) {
    return null;
  }
  return (
    <Card component="section" aria-labelledby="pages-to-follow" sx={{ p: '18px 20px 12px' }}>
      <Typography variant="h3" component="h2" id="pages-to-follow" sx={{ mb: 2 }}>
        {pageTexts.toFollow}
      </Typography>
      <PlainList>
        {offered.map((page) => (
          <Offer key={page.id} page={page} onToggled={() => setFollowedHere((ids) => [...ids, page.id])} />
        ))}
      </PlainList>
    </Card>
  );
}

function Offer({ page, onToggled }: { page: PageDto; onToggled: () => void }) {
  const [toggleFollow, { isLoading }] = usePagesToggleFollowMutation();
  const toggle = async () => {
    onToggled();
    const { error } = await toggleFollow({ pageIdDto: { id: page.id } });
    if (error) showFailureToast(error, followErrorText(error));
  };
  return (
    <Box component="li" sx={{ display: 'flex', gap: 3, alignItems: 'center', py: 2.25 }}>
      <Arch path={page.imageUrl} seed={page.id} width={40} height={48} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Title to={paths.pageDetails(page.id)}>{page.title}</Title>
        <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
          {pageTexts.followers(page.followers)}
        </Typography>
      </Box>
      <Button
        variant={page.isFollowing ? 'outlined' : 'tonal'}
        size="small"
        loading={isLoading}
        aria-pressed={page.isFollowing}
        startIcon={page.isFollowing ? <Check size={16} aria-hidden /> : undefined}
        onClick={() => void toggle()}
        sx={{ flex: 'none', borderRadius: `${radii.full}px` }}
      >
        {page.isFollowing ? pageTexts.following : pageTexts.follow}
        <VisuallyHidden> {page.title}</VisuallyHidden>
      </Button>
    </Box>
  );
}
