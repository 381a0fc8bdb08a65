import { isSecondClick } from '@campus-commons/web-kit/dialogClosing.ts';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { BusyButton } from '../../../components/BusyButton';
import { TextInput } from '../../../components/forms/TextInput';
import { useDraftForm } from '../../../components/forms/useDraftForm';
import { showToast } from '../../../components/toasts/toasts';
import { useIsOffline } from '../../../lib/state/network';
import { nameOf } from '../../../lib/text/members';
import { commonTexts } from '../../../texts/common';
import { projectTexts } from '../../../texts/projects';
import { recordTexts as texts } from '../../../texts/records';
import type { ApplicationDetailsDto } from '../../openings/exports/applicationsApi';
import { useRecordsIssueMutation, type RecordDto } from '../exports/recordsApi';
import { emptyRecord, issueRules, readValues, toSend, type IssueValues } from './issueValues';

interface IssueDialogProps {
  application: ApplicationDetailsDto;
  onClose: () => void;
}

/** The form of a record, full screen on phones. Closing it keeps the draft; a refusal loses nothing. */
export function IssueDialog({ application: { id, title, Applicant }, onClose }: IssueDialogProps) {
  const titleId = useId();
  const [issue] = useRecordsIssueMutation();
  const { form, clearing, saveWith, state } = useDraftForm<IssueValues, RecordDto & { version?: string }>({
    draftName: `record:${id}`,
    saved: undefined,
    initial: emptyRecord(title),
    readValues,
    failed: () => texts.issueFailed,
    onSaved: () => {
      void showToast('success', texts.issued);
      onClose();
    },
  });
  const { submit } = saveWith({
    send: (values, _version, keyFor) => {
      const issueRecordDto = { applicationId: id, ...toSend(values) };
      return issue({ issueRecordDto, 'Idempotency-Key': keyFor([issueRecordDto]) });
    },
  });
  const field = (name: keyof IssueValues) => ({
    error: form.formState.errors[name]?.message,
    field: form.register(name, { validate: issueRules[name], ...clearing(name) }),
  });
  const isOffline = useIsOffline();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const close = () => {
    if (!state.isSaving) onClose();
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
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
      >
        <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
          {texts.issueTo(nameOf(Applicant))}
        </DialogTitle>
        <Box
          inert={state.isSaving}
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
          {state.error !== undefined && <Alert severity="error">{state.error}</Alert>}
          <Box sx={{ color: 'text.secondary' }}>{texts.issueHint}</Box>
          <TextInput label={texts.role} {...field('role')} />
          <TextInput label={texts.done} hint={texts.doneHint} lines={4} {...field('done')} />
          <Box
            sx={{
              display: 'grid',
              gap: 4,
              alignItems: 'start',
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
            }}
          >
            <TextInput label={texts.from} type="date" {...field('from')} />
            <TextInput label={texts.to} type="date" {...field('to')} />
            <TextInput
              label={texts.hoursLabel}
              remark={texts.optional}
              inputMode="numeric"
              {...field('hours')}
            />
          </Box>
        </Box>
        <DialogActions sx={{ borderTop: 1, borderColor: 'divider', pt: 4 }}>
          <Button variant="text" onClick={close} disabled={state.isSaving}>
            {commonTexts.close}
          </Button>
          <BusyButton type="submit" variant="contained" loading={state.isSaving}>
            {state.isSaving ? texts.issuing : texts.issue}
          </BusyButton>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
