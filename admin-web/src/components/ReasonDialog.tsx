import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog, type Question } from './ConfirmDialog';
import { useUnsentText } from './unsentTexts';

/** Bound of a reason and of a message to members, as the API has it. */
const MAX_LENGTH = 500;

/** The answer of `onConfirm` when another administrator was first. */
export const NOT_DONE = Symbol('not done');

interface ReasonDialogProps extends Question {
  /** Identifies the question: text that was typed and not sent is found again by it. */
  topic: string;
  /** What is to be written. "Reason" without it. */
  label?: string;
  /** Who reads it. */
  hint: string;
  /** Said when it is missing; it is optional without this text. */
  missing?: string | undefined;
  /**
   * Does it; a rejection is shown, and the dialog stays open with what was typed. After `NOT_DONE` the typed text is kept
   * for the next time.
   */
  onConfirm: (reason: string) => Promise<unknown>;
  /** What else there is to know, above the field. */
  children?: ReactNode;
  /** What else may be written, below it. */
  below?: ReactNode;
}

/** Asks for confirmation and a reason. Render it while it is open. */
export function ReasonDialog(props: ReasonDialogProps) {
  const translate = useTranslate();
  const {
    topic,
    label = translate('dialog.reason'),
    hint,
    missing,
    onConfirm,
    children,
    below,
    ...question
  } = props;
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
        label={missing === undefined ? translate('dialog.optional', { label }) : label}
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
