import { Button } from '@campus-commons/web-kit/Button.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useIsOffline } from '../../lib/state/network';
import { commonTexts, offlineTexts } from '../../texts/common';
import { offlinePartTexts } from '../../texts/components';

interface InlineErrorProps {
  /** What happened; the text comes from the specification. */
  title: string;
  onRetry: () => void;
  /** A part of the list is shown. */
  isPartial?: boolean;
}

/** A small error box, for a list inside a card. Offline it is a sentence: there is nothing to try again. */
export function InlineError({ title, onRetry, isPartial = false }: InlineErrorProps) {
  if (useIsOffline()) {
    return (
      <Box role="status" sx={{ typography: 'compact', color: 'text.secondary' }}>
        {isPartial ? offlinePartTexts.rest : `${offlineTexts.notLoaded}. ${offlineTexts.notLoadedText}`}
      </Box>
    );
  }
  return (
    <Alert
      severity="error"
      sx={{ alignItems: 'center', py: 2 }}
      action={
        <Button variant="text" color="inherit" size="small" onClick={onRetry}>
          {commonTexts.tryAgain}
        </Button>
      }
    >
      {title}
    </Alert>
  );
}
