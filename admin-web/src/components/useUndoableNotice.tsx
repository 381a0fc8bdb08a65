import { Button } from '@campus-commons/web-kit/Button.tsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { failureText } from '../providers/httpClient';
import { logFailure } from '../providers/queryClient';
import { focusHeading } from './content/useFocusOnNextEntry';
import { useSingleFlight } from './useSingleFlight';

/** How long a notice offers to undo what it reports. */
export const UNDO_MS = 10_000;

interface Undo {
  /** Accessible name of the button, which starts with its word: "Undo suspension of Asha". */
  label: string;
  /** Makes the opposite change and notifies of it. A rejection is shown in place of the notice. */
  run: () => Promise<unknown>;
  /** How long it is offered. Default {@link UNDO_MS}. */
  forMs?: number;
}

/** Returns a function that notifies of a change which succeeded, with a button that undoes it for a while. */
export function useUndoableNotice() {
  const notify = useNotify();
  return (
    key: string,
    messageArgs: Record<string, string>,
    undo: Undo | undefined,
    type: 'success' | 'warning' = 'success',
  ): void => {
    const action: ReactNode = undo && <UndoButton {...undo} />;
    notify(key, { type, messageArgs, action });
  };
}

function UndoButton({ label, run, forMs = UNDO_MS }: Undo) {
  const translate = useTranslate();
  const notify = useNotify();
  const button = useRef<HTMLButtonElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setOver(true), forMs);
    return () => clearTimeout(timer);
  }, [forMs]);

  const handleClick = useSingleFlight(async () => {
    setBusy(true);
    try {
      await run();
      // The button goes with its notice. Whoever is elsewhere by now keeps their place.
      const focused = document.activeElement;
      if (!focused || focused === document.body || button.current?.contains(focused)) focusHeading();
    } catch (failure) {
      logFailure(failure);
      const sentence = failureText(failure);
      notify(sentence, { type: 'error', messageArgs: { _: sentence } });
    } finally {
      setBusy(false);
    }
  });

  return (
    <Button
      ref={button}
      size="small"
      loading={isBusy}
      onClick={handleClick}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      aria-label={label}
      // Keeps its place, so that nothing below the notice moves. The focus is not taken from a button in use.
      sx={{ visibility: isOver && !isFocused && !isBusy ? 'hidden' : undefined }}
    >
      {translate('common.undo')}
    </Button>
  );
}
