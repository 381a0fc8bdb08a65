import { Button } from '@campus-commons/web-kit/Button.tsx';
import Card from '@mui/material/Card';
import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address/paths';
import { composerTexts } from '../../../texts/composer';
import { useDraftSummaries } from './draftSummaries';

interface WaitingDraftProps {
  pageId: string;
  /** Shown as a separate card, not inside another one. */
  isCard?: boolean;
}

/** Links to the draft for a page while the composer is not available there. Renders nothing without a draft. */
export function WaitingDraft({ pageId, isCard = false }: WaitingDraftProps) {
  const waits = useDraftSummaries().some(({ page, postId }) => page?.id === pageId && postId === undefined);
  if (!waits) return null;
  const content = (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, typography: 'compact' }}
    >
      {composerTexts.draftWaits}
      <Button variant="text" size="small" component={Link} to={paths.drafts}>
        {composerTexts.openDrafts}
      </Button>
    </Box>
  );
  return isCard ? <Card sx={{ px: { xs: 4, md: 5 }, py: 2.5 }}>{content}</Card> : content;
}
