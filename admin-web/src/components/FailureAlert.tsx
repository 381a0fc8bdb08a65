import { Button } from '@campus-commons/web-kit/Button.tsx';
import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';

interface FailureAlertProps {
  /** Message of what failed. */
  children: string;
  onTryAgain: () => void;
}

/** Error message with "Try Again" for a part of a page that could not be loaded. */
export function FailureAlert({ children, onTryAgain }: FailureAlertProps) {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      action={
        <Button size="small" variant="text" color="error" onClick={onTryAgain} sx={{ whiteSpace: 'nowrap' }}>
          {translate('list.try_again')}
        </Button>
      }
      sx={{ alignItems: 'center', py: 2 }}
    >
      {children}
    </Alert>
  );
}
