import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog, type Question } from './ConfirmDialog';
import { useUnsentText } from './unsentTexts';

/** Bound of a reason and of a message to members, as the API has it. */
const MAX_LENGTH = 500;

/** Answered when somebody else was first. */
export const NOT_DONE = Symbol('not done');

interface ReasonDialogProps extends Question {
  /** Names what is asked, apart from every other question: what was typed and not sent is found again by it. */
  topic: string;
  /** What is to be written. "Reason" without it. */
  label?: string;
  /** Who reads it. */
  hint: string;
  /** Said when it is missing; without it, it may be. */
  missing?: string;
  /**
   * Does it; a rejection is shown, and the dialog stays with what was typed. Answering `NOT_DONE` says that it is not
   * needed any more, and that what was typed is to be found again.
   */
  onConfirm: (reason: string) => Promise<unknown>;
  /** What else there is to know, above the field. */
  children?: ReactNode;
  /** What else may be written, below it. */
  below?: ReactNode;
}

/** Asks once more, and why. Render it while it is open. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { topic, label = 'Reason', hint, missing, onConfirm, children, below, ...question } = props;
  const { text, setText, forget } = useUnsentText(topic);
  const [wasTried, setTried] = useState(false);
  const isMissing = missing !== undefined && text.trim() === '';

  const confirmWith = async (reason: string) => {
    if ((await onConfirm(reason)) !== NOT_DONE) forget();
  };

  return (
    <ConfirmDialog
      {...question}
      onTry={() => setTried(true)}
      onConfirm={isMissing ? undefined : () => confirmWith(text.trim())}
    >
      {children}
      <TextField
        label={missing === undefined ? `${label} (optional)` : label}
        autoFocus
        fullWidth
        multiline
        minRows={2}
        maxRows={6}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={wasTried && isMissing}
        helperText={wasTried && isMissing ? missing : hint}
        slotProps={{ htmlInput: { maxLength: MAX_LENGTH } }}
        sx={{ mt: 4 }}
      />
      {below}
    </ConfirmDialog>
  );
}
