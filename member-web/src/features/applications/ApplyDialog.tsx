import { isSecondClick } from '@campus-commons/web-kit/dialogClosing.ts';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { BusyButton } from '../../components/BusyButton';
import { LineFields } from '../../components/forms/LineFields';
import { TextInput } from '../../components/forms/TextInput';
import { showToast } from '../../components/toasts/toasts';
import { useIsOffline } from '../../lib/state/network';
import { applicationTexts as texts } from '../../texts/applications';
import { commonTexts } from '../../texts/common';
import { projectTexts } from '../../texts/projects';
import type { OpeningDetailsDto } from '../openings/exports/openingsApi';
import { OwnCard } from './OwnCard';
import { useApplyForm } from './useApplyForm';

interface ApplyDialogProps {
  opening: OpeningDetailsDto;
  onClose: () => void;
}

/** The form of an application, full screen on phones. Closing it keeps the draft. */
export function ApplyDialog({ opening, onClose }: ApplyDialogProps) {
  const titleId = useId();
  const form = useApplyForm(opening, () => {
    void showToast('success', texts.changed.applied);
    onClose();
  });
  const isOffline = useIsOffline();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const close = () => {
    if (!form.isSaving) onClose();
  };
  return (
    <Dialog
      open
      onClose={(...cause) => {
        if (!isSecondClick(...cause)) close();
      }}
      fullScreen={isPhone}
      maxWidth="sm"
      fullWidth
      aria-labelledby={titleId}
    >
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void form.submit(event)}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
      >
        <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
          {texts.applyTo(opening.title)}
        </DialogTitle>
        <Box
          inert={form.isSaving}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            alignContent: 'start',
            gap: 5,
            px: 6,
            pt: 2,
            pb: 4,
            overflowY: 'auto',
            flex: '1 1 auto',
          }}
        >
          {isOffline && <Alert severity="info">{projectTexts.draftKept}</Alert>}
          {form.error !== undefined && <Alert severity="error">{form.error}</Alert>}
          <OwnCard />
          <TextInput label={texts.note} hint={texts.noteHint} lines={4} {...form.note} />
          {opening.questions.map((question, index) => (
            <TextInput key={`${index} ${question}`} label={question} lines={2} {...form.answer(index)} />
          ))}
          <LineFields
            legend={texts.links}
            remark={texts.optional}
            label={texts.link}
            type="url"
            placeholder={texts.linkExample}
            count={form.linkCount}
            line={form.link}
            add={texts.addLink}
            onAdd={form.addLink}
            remove={texts.removeLink}
            onRemove={form.removeLink}
          />
          <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid' }}>
            <Box component="legend" sx={{ p: 0, mb: 1, typography: 'body2', fontWeight: 600 }}>
              {texts.contact}
            </Box>
            <FormControlLabel control={<Checkbox {...form.shareEmail} />} label={texts.shareEmail} />
            <FormControlLabel control={<Checkbox {...form.sharePhone} />} label={texts.sharePhone} />
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{texts.shareHint}</Box>
          </Box>
        </Box>
        <DialogActions sx={{ borderTop: 1, borderColor: 'divider', pt: 4 }}>
          <Button variant="text" onClick={close} disabled={form.isSaving}>
            {commonTexts.close}
          </Button>
          <BusyButton type="submit" variant="contained" loading={form.isSaving}>
            {form.isSaving ? texts.sending : texts.send}
          </BusyButton>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
