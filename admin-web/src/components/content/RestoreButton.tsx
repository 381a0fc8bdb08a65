import { Button } from '@campus-commons/web-kit/Button.tsx';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { failureText } from '../../providers/httpClient';
import { logFailure } from '../../providers/queryClient';
import { useSingleFlight } from '../useSingleFlight';
import type { AdminRemovalDto } from '../../api/generated';
import type { ContentList } from './contentKinds';
import { useRemoval } from './useRemoval';

interface RestoreButtonProps {
  resource: ContentList;
  id: string;
  /** Name of the author, or of the page or project. */
  name: string;
  removal: AdminRemovalDto;
  /** The small button of a row, whose accessible name has the entry's name; omit it in the entry's dialog. */
  isInRow?: boolean;
  onRestored: () => void;
  /** Shows a failure. By default the page's notice does. */
  onFailed?: (failure: unknown) => void;
}

/** Undoes a removal. */
export function RestoreButton({
  resource,
  id,
  name,
  removal: { reason, note },
  isInRow = false,
  onRestored,
  onFailed,
}: RestoreButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { restore } = useRemoval(resource);
  const [isBusy, setBusy] = useState(false);
  const handleClick = useSingleFlight(async () => {
    setBusy(true);
    try {
      await restore({ id, name, reason, note });
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
      variant={isInRow ? 'text' : 'tonal'}
      size={isInRow ? 'small' : 'medium'}
      loading={isBusy}
      onClick={handleClick}
      aria-label={
        isInRow
          ? translate('content.restore_of', { name: translate(`content.${resource}.of`, { name }) })
          : undefined
      }
    >
      {translate('content.restore')}
    </Button>
  );
}
