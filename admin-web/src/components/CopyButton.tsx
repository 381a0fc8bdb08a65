import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Check, Copy, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';

/** How long the result is shown. */
const OUTCOME_MS = 2000;

const states = {
  waiting: { icon: Copy, key: 'copy.waiting' },
  done: { icon: Check, key: 'copy.done' },
  failed: { icon: X, key: 'copy.failed' },
};

interface CopyButtonProps {
  /** Name of the copied value, for the button's accessible name: Email. */
  label: string;
  text: string;
}

/** Copies a text to the clipboard and shows the result. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<keyof typeof states>('waiting');
  const translate = useTranslate();
  const { icon: Icon, key } = states[outcome];
  const word = translate(key);

  useEffect(() => {
    if (outcome === 'waiting') return;
    const timer = setTimeout(() => setOutcome('waiting'), OUTCOME_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = () =>
    // Without a secure context `navigator.clipboard` is undefined.
    Promise.resolve(navigator.clipboard)
      .then((clipboard) => clipboard.writeText(text))
      .then(
        () => setOutcome('done'),
        (error: unknown) => {
          console.error(error);
          setOutcome('failed');
        },
      );

  return (
    <Tooltip title={word}>
      <IconButton
        size="small"
        onClick={() => void copy()}
        aria-label={translate('copy.what', { word, label })}
        sx={{ mr: -2 }}
      >
        <Icon size={17} strokeWidth={1.9} aria-hidden />
      </IconButton>
    </Tooltip>
  );
}
