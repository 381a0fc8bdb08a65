import TextField from '@mui/material/TextField';
import { ReasonDialog } from '../ReasonDialog';
import { useUnsentText } from '../unsentTexts';
import { useRemoval, type Removable } from './useRemoval';

/** Bound of a note, as the API has it. */
const LONGEST_NOTE = 1000;

interface RemovalDialogProps {
  resource: Removable;
  id: string;
  /** What it is, as the button says it: `post`. */
  kind: string;
  title: string;
  text: string;
  /** Begins the sentence that says it was removed: `The post of Asha`. */
  subject: string;
  /** Called after it was removed, with a sentence that says so. */
  onRemoved: (notice: string) => void;
  onClose: () => void;
}

/** Asks why something is removed, for the records, and what its author should read. Render it while it is open. */
export function RemovalDialog({
  resource,
  id,
  kind,
  title,
  text,
  subject,
  onRemoved,
  onClose,
}: RemovalDialogProps) {
  const remove = useRemoval(resource);
  const topic = `remove ${kind} ${id}`;
  const note = useUnsentText(`${topic}, note`);
  return (
    <ReasonDialog
      topic={topic}
      title={title}
      text={text}
      hint="Administrators see it in the records. The author does not."
      missing="Please give a reason"
      confirm={`Remove ${kind}`}
      confirming="Removing..."
      isDangerous
      below={
        <TextField
          label="Note (optional)"
          fullWidth
          multiline
          minRows={2}
          maxRows={6}
          value={note.text}
          onChange={(event) => note.setText(event.target.value)}
          helperText="The author will read this"
          slotProps={{ htmlInput: { maxLength: LONGEST_NOTE } }}
          sx={{ mt: 4 }}
        />
      }
      onConfirm={async (reason) => {
        const done = await remove(id, { reason, note: note.text.trim() });
        note.forget();
        onRemoved(`${subject} ${done}.`);
      }}
      onClose={onClose}
    />
  );
}
