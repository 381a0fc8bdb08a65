import { MAX_MESSAGE_LENGTH } from '@campus-commons/web-kit/openingBounds/generated.ts';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import { isSecondClick } from '@campus-commons/web-kit/dialogClosing.ts';
import { errorText } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { errorCode } from '../../api/errors';
import { BusyButton } from '../../components/BusyButton';
import { showToast } from '../../components/toasts/toasts';
import { applicationTexts as texts } from '../../texts/applications';
import { commonTexts } from '../../texts/common';
import {
  useApplicationsSetStateMutation,
  type ApplicationDetailsDto,
  type ApplicationState,
} from '../openings/exports/applicationsApi';
import { useLimit } from '../safety/exports/useLimit';
import { PlainText } from '../../components/forms/PlainText';
import { useTextDraft } from './useTextDraft';

/** What ends an application is not offered as the next step. */
const ENDS: readonly ApplicationState[] = ['declined', 'withdrawn'];

/** The steps that the viewer may take now: each asks before, with room for a message. */
export function StateActions({ application }: { application: ApplicationDetailsDto }) {
  const [asked, setAsked] = useState<ApplicationState>();
  const off = useLimit();
  const [first] = application.nextStates.filter((state) => !ENDS.includes(state));
  if (application.nextStates.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {application.nextStates.map((state) => (
        <Button
          key={state}
          variant={variantOf(state, state === first)}
          onClick={() => setAsked(state)}
          {...off}
        >
          {texts.actions[state]}
        </Button>
      ))}
      {asked && <StateDialog application={application} to={asked} onClose={() => setAsked(undefined)} />}
    </Box>
  );
}

function variantOf(state: ApplicationState, isFirst: boolean) {
  if (isFirst) return 'contained';
  return ENDS.includes(state) ? 'text' : 'outlined';
}

interface StateDialogProps {
  application: ApplicationDetailsDto;
  to: ApplicationState;
  onClose: () => void;
}

/** Asks before an application gets another state. What is written is a draft; a refusal says why, and loses nothing. */
function StateDialog({ application: { id, state }, to, onClose }: StateDialogProps) {
  const ids = useId();
  const { text, write, clear } = useTextDraft(
    `answer:${id}:${to}`,
    to === 'declined' ? texts.kindDecline : '',
  );
  const [setState, { isLoading, error }] = useApplicationsSetStateMutation();
  const confirm = async () => {
    const { data, error: failure } = await setState({
      setApplicationStateDto: { id, from: state, to, message: text.trim() || null },
    });
    if (data) {
      clear();
      void showToast('success', texts.changed[to]);
      onClose();
    } else if (errorCode(failure) === 'state_changed') {
      // What it was about is no longer offered; the text stays for the next step.
      void showToast('error', texts.changedMeanwhile);
      onClose();
    }
  };
  const close = () => {
    if (!isLoading) onClose();
  };
  return (
    <Dialog
      open
      onClose={(...cause) => {
        if (!isSecondClick(...cause)) close();
      }}
      maxWidth="sm"
      fullWidth
      aria-labelledby={`${ids}-title`}
      aria-describedby={`${ids}-text`}
    >
      <DialogTitle id={`${ids}-title`}>{texts.actions[to]}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <DialogContentText id={`${ids}-text`}>{texts.questions[to]}</DialogContentText>
        {error !== undefined && (
          <Alert severity="error">
            {texts.changeFailed}. {errorText(error)}
          </Alert>
        )}
        <PlainText
          label={`${texts.withIt} (${texts.optional})`}
          text={text}
          max={MAX_MESSAGE_LENGTH}
          onWrite={write}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={close} disabled={isLoading}>
          {commonTexts.cancel}
        </Button>
        <BusyButton
          variant="contained"
          color={ENDS.includes(to) ? 'error' : 'primary'}
          loading={isLoading}
          onClick={() => void confirm()}
        >
          {texts.actions[to]}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
