import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import { Suspense, useEffect, useEffectEvent, type ReactNode } from 'react';
import { hasAnyDraft } from '../lib/drafts/drafts';
import { isOffline, useIsOffline } from '../lib/state/network';
import { commonTexts, offlineTexts } from '../texts/common';
import { offlinePartTexts } from '../texts/components';
import { Boundary } from './Boundary';
import { TryAgain } from './BusyButton';
import { showToast } from './toasts/toasts';

interface FeatureProps {
  /** Shown until its code has loaded. */
  fallback?: ReactNode;
  /** Closes what the feature opened, if it did. */
  onClose?: () => void;
  children: ReactNode;
}

/**
 * A part of a screen that fails alone: what is around it stays, and what was typed is kept as a draft. It says so in its
 * place.
 */
export function Feature({ fallback = null, onClose, children }: FeatureProps) {
  return (
    <Boundary fallback={(_error, retry) => <FailedPart onRetry={retry} onClose={onClose} />}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  );
}

/** A dialog that brings its own surface: when it fails, a toast says so, and it is closed. */
export function DialogFeature({
  fallback = null,
  onClose,
  children,
}: FeatureProps & { onClose: () => void }) {
  return (
    <Boundary fallback={() => <ClosedDialog onClose={onClose} />}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  );
}

const failedText = () =>
  hasAnyDraft() ? `${commonTexts.partFailed} ${commonTexts.nothingLost}` : commonTexts.partFailed;
const notLoadedText = `${offlineTexts.notLoaded}. ${offlineTexts.notLoadedText}`;

function FailedPart({ onRetry, onClose }: { onRetry: () => void; onClose?: () => void }) {
  const isOffline = useIsOffline();
  return (
    <Box
      role={isOffline ? 'status' : 'alert'}
      sx={{ display: 'grid', gap: 3, justifyItems: 'start', p: 4, typography: 'compact' }}
    >
      <span>{isOffline ? notLoadedText : failedText()}</span>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {!isOffline && <TryAgain isBusy={false} onRetry={onRetry} />}
        {onClose && (
          <Button variant="outlined" onClick={onClose}>
            {commonTexts.close}
          </Button>
        )}
      </Box>
    </Box>
  );
}

function ClosedDialog({ onClose }: { onClose: () => void }) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    void showToast('error', isOffline() ? offlinePartTexts.notOpened : failedText());
    close();
  }, []);
  return null;
}
