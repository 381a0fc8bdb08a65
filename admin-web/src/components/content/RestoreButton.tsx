import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { logFailure } from '../../providers/logFailure';
import { useSingleFlight } from '../useSingleFlight';
import { useRestoration, type Removable } from './useRemoval';

interface RestoreButtonProps {
  resource: Removable;
  id: string;
  onRestored: () => void;
  onFailed: (failure: unknown) => void;
}

/** Undoes a removal. */
export function RestoreButton({ resource, id, onRestored, onFailed }: RestoreButtonProps) {
  const translate = useTranslate();
  const restore = useRestoration(resource);
  const [isBusy, setBusy] = useState(false);
  const handleClick = useSingleFlight(async () => {
    setBusy(true);
    try {
      await restore(id);
      onRestored();
    } catch (failure) {
      logFailure(failure);
      onFailed(failure);
    } finally {
      setBusy(false);
    }
  });
  return (
    <Button variant="tonal" loading={isBusy} onClick={handleClick}>
      {translate('content.restore')}
    </Button>
  );
}
