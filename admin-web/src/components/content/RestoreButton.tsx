import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { logFailure } from '../../providers/logFailure';
import { useSingleFlight } from '../useSingleFlight';
import { useRestoration, type Removable } from './useRemoval';

interface RestoreButtonProps {
  resource: Removable;
  id: string;
  /** Name of the entry, for the accessible name of the small button in a row; omit it in the entry's dialog. */
  name?: string;
  onRestored: () => void;
  onFailed: (failure: unknown) => void;
}

/** Undoes a removal. */
export function RestoreButton({ resource, id, name, onRestored, onFailed }: RestoreButtonProps) {
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
    <Button
      variant={name === undefined ? 'tonal' : 'text'}
      size={name === undefined ? 'medium' : 'small'}
      loading={isBusy}
      onClick={handleClick}
      aria-label={name === undefined ? undefined : translate('content.restore_of', { name })}
    >
      {translate('content.restore')}
    </Button>
  );
}
