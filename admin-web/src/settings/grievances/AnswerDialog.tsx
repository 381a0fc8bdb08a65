import { MAX_GRIEVANCE_LENGTH } from '@campus-commons/web-kit/bounds/generated.ts';
import { limitEdit } from '@campus-commons/web-kit/text/generated.ts';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { useDialogDraft } from '../../components/dialogDrafts';
import type { ConsoleDataProvider } from '../../providers/dataProvider';

interface AnswerDialogProps {
  reference: string;
  /** Called with what happened, for display. */
  onAnswered: (message: string) => Promise<void>;
  onClose: () => void;
}

/** Answers a grievance. What is typed stays when it is cancelled, or when somebody else was first. */
export function AnswerDialog({ reference, onAnswered, onClose }: AnswerDialogProps) {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { text, setText, forget } = useDialogDraft(`grievance ${reference}`);
  const [wasTried, setTried] = useState(false);
  const isMissing = text.trim() === '';
  const problem = wasTried && isMissing ? translate('grievances.missing') : undefined;
  const send = async () => {
    const message = await provider.answerGrievance({ reference, answer: text.trim() });
    forget();
    await onAnswered(message);
  };
  return (
    <ConfirmDialog
      title={translate('grievances.answer_title', { reference })}
      text={translate('grievances.answer_text')}
      confirm={translate('grievances.send')}
      confirming={translate('grievances.answering')}
      onTry={() => setTried(true)}
      onConfirm={isMissing ? undefined : send}
      onClose={onClose}
    >
      <TextField
        label={translate('grievances.field')}
        autoFocus
        fullWidth
        multiline
        minRows={4}
        maxRows={12}
        sx={{ mt: 4 }}
        value={text}
        onChange={({ target }) => setText(limitEdit(text, target.value, MAX_GRIEVANCE_LENGTH))}
        error={problem !== undefined}
        helperText={problem}
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
    </ConfirmDialog>
  );
}
