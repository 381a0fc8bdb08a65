import { Button } from '@campus-commons/web-kit/Button.tsx';
import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { DialogFeature } from '../../components/Feature';
import { openingPaths } from '../../lib/address/openingPaths';
import { useOverlay } from '../../lib/hooks/useOverlay';
import { useNow } from '../../lib/state/clock';
import { applicationTexts as texts } from '../../texts/applications';
import { isOpen } from '../openings/exports/openingFacts';
import type { OpeningDetailsDto } from '../openings/exports/openingsApi';
import { useLimit } from '../safety/exports/useLimit';
import { seenText } from './applicationFacts';

const ApplyDialog = lazyChunk(() => import('./ApplyDialog'), 'ApplyDialog');

/** The way to apply for an opening; then how far the application has come. Nothing for its manager. */
export function ApplyPart({ opening }: { opening: OpeningDetailsDto }) {
  const { application, canManage } = opening;
  const now = useNow();
  const dialog = useOverlay('apply');
  const off = useLimit();
  if (canManage) return null;
  const canApply = isOpen(opening, now) && (application?.canApplyAgain ?? true);
  return (
    <>
      {application && (
        <>
          {/* A line of its own, so that what follows stands in one row with what else one can do. */}
          <Box role="status" sx={{ flexBasis: '100%' }}>
            <strong>{texts.states[application.state]}</strong>
            {application.state === 'applied' && ` · ${seenText(application.seenAt, now)}`}
          </Box>
          <Button
            variant={canApply ? 'text' : 'contained'}
            component={Link}
            to={openingPaths.application(application.id)}
          >
            {texts.toApplication}
          </Button>
        </>
      )}
      {canApply && (
        <Button variant="contained" onClick={() => dialog.open(0, opening.id)} {...off}>
          {application ? texts.applyAgain : texts.apply}
        </Button>
      )}
      {/* After a reload, another one may stand beside the list. */}
      {dialog.about === opening.id && canApply && (
        <DialogFeature onClose={dialog.close}>
          <ApplyDialog opening={opening} onClose={dialog.close} />
        </DialogFeature>
      )}
    </>
  );
}
