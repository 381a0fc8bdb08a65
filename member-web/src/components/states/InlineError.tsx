import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { commonTexts } from '../../texts/common';

interface InlineErrorProps {
  /** What happened; the text comes from the specification. */
  title: string;
  onRetry: () => void;
}

/** A small error box, for a list inside a card. */
export function InlineError({ title, onRetry }: InlineErrorProps) {
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
