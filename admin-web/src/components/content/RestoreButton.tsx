import { Button } from '@campus-commons/web-kit/Button.tsx';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { failureText } from '../../providers/httpClient';
import { logFailure } from '../../providers/queryClient';
import { useSingleFlight } from '../useSingleFlight';
import { useRestoration, type Removable } from './useRemoval';

interface RestoreButtonProps {
  resource: Removable;
  id: string;
  /** Name of the entry, for the accessible name of the small button in a row or a notice; omit it in the entry's dialog. */
  name?: string;
  onRestored: () => void;
  /** Shows a failure. By default the page's notice does. */
  onFailed?: (failure: unknown) => void;
}

/** Undoes a removal. */
export function RestoreButton({ resource, id, name, onRestored, onFailed }: RestoreButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const restore = useRestoration(resource);
  const [isBusy, setBusy] = useState(false);
  const handleClick = useSingleFlight(async () => {
    setBusy(true);
    try {
      await restore(id);
      onRestored();
    } catch (failure) {
      logFailure(failure);
      const sentence = failureText(failure);
      if (onFailed) onFailed(failure);
      else notify(sentence, { type: 'error', messageArgs: { _: sentence } });
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
