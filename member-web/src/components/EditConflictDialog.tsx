import { Button } from '@campus-commons/web-kit/Button.tsx';
import { closesOnEscape } from '@campus-commons/web-kit/dialogClosing.ts';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { BusyButton } from './BusyButton';
import type { Difference } from '../lib/drafts/editConflicts';
import { editConflictTexts } from '../texts/editConflict';
import { showToast } from './toasts/toasts';

interface EditConflictDialogProps {
  differences: readonly Difference[];
  /** Differences other than texts, such as pictures. */
  remarks?: readonly string[];
  /** The member's own text, for copying. */
  mineText: string;
  isBusy: boolean;
  /** Why the choice failed. */
  error?: string;
  /** Overwrites the saved version with the member's own. */
  onUseMine: () => void;
  /** Keeps the saved version. The member's own version stays a draft. */
  onKeepTheirs: () => void;
  /** Closes the dialog and returns to the form, which is now based on the saved version. */
  onKeepEditing: () => void;
}

/** Asks which of two conflicting versions to keep. Closing it returns to the form, so neither version is lost. */
export function EditConflictDialog({
  differences,
  remarks = [],
  mineText,
  isBusy,
  error,
  ...on
}: EditConflictDialogProps) {
  const id = useId();
  const copy = () =>
    navigator.clipboard.writeText(mineText).then(
      () => showToast('success', editConflictTexts.copied),
      () => showToast('error', editConflictTexts.copyFailed),
    );
  const keepTheirs = () => {
    void showToast('success', editConflictTexts.kept);
    on.onKeepTheirs();
  };
  return (
    <Dialog
      open
      onClose={closesOnEscape(() => {
        if (!isBusy) on.onKeepEditing();
      })}
      role="alertdialog"
      maxWidth="md"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{editConflictTexts.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <DialogContentText id={`${id}-text`}>{editConflictTexts.lead}</DialogContentText>
        {differences.map(({ label, theirs, mine }) => (
          <Box key={label} component="section" aria-label={label} sx={{ display: 'grid', gap: 2 }}>
            <Typography variant="subtitle2" component="h3">
              {label}
            </Typography>
            <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } }}>
              <Version name={editConflictTexts.theirs}>{theirs}</Version>
              <Version name={editConflictTexts.mine}>{mine}</Version>
            </Box>
          </Box>
        ))}
        {remarks.length > 0 && (
          <Alert severity="info">
            {remarks.map((remark) => (
              <div key={remark}>{remark}</div>
            ))}
          </Alert>
        )}
        {error !== undefined && <Alert severity="error">{error}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={() => void copy()} sx={{ mr: 'auto' }}>
          {editConflictTexts.copy}
        </Button>
        <Button variant="text" onClick={on.onKeepEditing} disabled={isBusy} autoFocus>
          {editConflictTexts.keepEditing}
        </Button>
        <Button variant="outlined" onClick={keepTheirs} disabled={isBusy}>
          {editConflictTexts.keepTheirs}
        </Button>
        <BusyButton variant="contained" onClick={on.onUseMine} loading={isBusy}>
          {editConflictTexts.useMine}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}

function Version({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} variant="caption" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Box
        dir="auto"
        tabIndex={0}
        sx={{
          mt: 1,
          px: 3,
          py: 2,
          maxHeight: 'min(320px, 32dvh)',
          overflowY: 'auto',
          borderRadius: `${radii.small}px`,
          bgcolor: 'campus.sunken',
          typography: 'compact',
          whiteSpace: typeof children === 'string' ? 'pre-wrap' : undefined,
          overflowWrap: 'anywhere',
        }}
      >
        {children === '' ? (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {editConflictTexts.nothing}
          </Box>
        ) : (
          children
        )}
      </Box>
    </Box>
  );
}
