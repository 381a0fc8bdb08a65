import { MAX_NOTE_LENGTH } from '@campus-commons/web-kit/bounds/generated.ts';
import { limitEdit } from '@campus-commons/web-kit/text/generated.ts';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { ReasonDialog } from '../ReasonDialog';
import { useDialogDraft } from '../dialogDrafts';
import type { EntryDialogActions } from './EntryList';
import type { ContentList } from './contentKinds';
import { useRemoval } from './useRemoval';

interface RemovalDialogProps extends EntryDialogActions {
  resource: ContentList;
  id: string;
  /** Name of the author, or of the page or project. */
  name: string;
  /** What the removal does, if it is not the same for every entry of the resource. */
  text?: string;
}

/** Asks for the reason of a removal, for the audit log, and a note to the author. Render it while it is open. */
export function RemovalDialog({ resource, id, name, text, onRemoved, onClose }: RemovalDialogProps) {
  const translate = useTranslate();
  const { remove } = useRemoval(resource);
  const topic = `remove ${resource} ${id}`;
  const note = useDialogDraft(`${topic}, note`);
  return (
    <ReasonDialog
      topic={topic}
      title={translate(`content.${resource}.remove_title`, { name })}
      text={text ?? translate(`content.${resource}.remove_text`)}
      hint={translate('content.removal.hint')}
      missing={translate('dialog.reason_missing')}
      confirm={translate(`content.${resource}.remove`)}
      confirming={translate('content.removal.busy')}
      isDangerous
      below={
        <TextField
          label={translate('dialog.optional', { label: translate('content.removal.note') })}
          fullWidth
          multiline
          minRows={2}
          maxRows={6}
          value={note.text}
          onChange={(event) => note.setText(limitEdit(note.text, event.target.value, MAX_NOTE_LENGTH))}
          helperText={translate('content.removal.note_hint')}
          sx={{ mt: 4 }}
        />
      }
      onConfirm={async (reason) => {
        await remove({ id, name, reason, note: note.text.trim() });
        note.forget();
        onRemoved();
      }}
      onClose={onClose}
    />
  );
}
