import { MAX_REASON_LENGTH } from '@campus-commons/web-kit/bounds/generated.ts';
import { limitEdit } from '@campus-commons/web-kit/text/generated.ts';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog, type Question } from './ConfirmDialog';
import { useDialogDraft } from './dialogDrafts';

/** Returned by `onConfirm` when another administrator made the change first. */
export const NOT_DONE = Symbol('not done');

interface ReasonDialogProps extends Question {
  /** Identifies the dialog, to restore text that was typed but not sent. */
  topic: string;
  /** Label of the text field. Default "Reason". */
  label?: string;
  /** Helper text that says who reads the text. */
  hint: string;
  /** Error message when the text is missing. Without this message the text is optional. */
  missing?: string | undefined;
  /**
   * Runs the action. A rejection is shown, and the dialog stays open with the typed text. After `NOT_DONE` the text is
   * kept for the next time.
   */
  onConfirm: (reason: string) => Promise<unknown>;
  /** Further information, above the field. */
  children?: ReactNode;
  /** Further fields, below it. */
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
  const { text, setText, forget } = useDialogDraft(topic);
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
        onChange={(event) => setText(limitEdit(text, event.target.value, MAX_REASON_LENGTH))}
        error={wasTried && isMissing}
        helperText={wasTried && isMissing ? missing : hint}
        sx={{ mt: 4 }}
      />
      {below}
    </ConfirmDialog>
  );
}
