import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useRestoration, type Removable } from './useRemoval';

interface RestoreButtonProps {
  resource: Removable;
  id: string;
  /** Called afterwards, with a sentence that says what came of it. */
  onRestored: (notice: string) => void;
  onFailed: (failure: unknown) => void;
}

/** Undoes a removal. */
export function RestoreButton({ resource, id, onRestored, onFailed }: RestoreButtonProps) {
  const restore = useRestoration(resource);
  const [isBusy, setBusy] = useState(false);
  // The second press of a double click comes before the button shows that it is busy.
  const isUnderWay = useRef(false);
  const press = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      onRestored(await restore(id));
    } catch (failure) {
      console.error(failure);
      onFailed(failure);
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  return (
    <Button variant="tonal" loading={isBusy} onClick={() => void press()}>
      Undo removal
    </Button>
  );
}
