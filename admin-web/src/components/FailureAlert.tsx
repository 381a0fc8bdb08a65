import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface FailureAlertProps {
  /** What failed. */
  children: string;
  onTryAgain: () => void;
}

/** One line for a part of a page that could not be loaded. */
export function FailureAlert({ children, onTryAgain }: FailureAlertProps) {
  return (
    <Alert
      severity="error"
      action={
        <Button size="small" variant="text" color="error" onClick={onTryAgain} sx={{ whiteSpace: 'nowrap' }}>
          Try Again
        </Button>
      }
      sx={{ alignItems: 'center', py: 2 }}
    >
      {children}
    </Alert>
  );
}
