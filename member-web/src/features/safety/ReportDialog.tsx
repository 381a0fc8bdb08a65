import { MAX_REPORT_LENGTH } from '@campus-commons/web-kit/bounds/generated.ts';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import { isSecondClick } from '@campus-commons/web-kit/dialogClosing.ts';
import { errorText } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState, type FormEvent } from 'react';
import type { ReportedDto } from '../../api/generated';
import { BusyButton } from '../../components/BusyButton';
import { sheetPaper } from '../../components/sheetStyles';
import { commonTexts } from '../../texts/common';
import type { ReportKind } from '../../texts/reportKinds';
import { reportTexts } from '../../texts/reports';
import type { Relation } from './exports/useRelation';
import { isWithin, LimitedText } from './exports/LimitedText';
import { ReasonChoice, type Reason } from './ReasonChoice';
import { ReportSent, type ReportedPerson } from './ReportSent';
import { useReviewReportMutation } from './safetyApi';

/** What a report is about. */
export interface ReportSubject {
  kind: ReportKind;
  id: string;
  /** Its author or creator, or the member themselves; without an id a page or project, which nobody can mute or block. */
  person: ReportedPerson;
}

export interface ReportDialogProps {
  subject: ReportSubject;
  /** What the viewer chose about the person, where that is known. */
  relation: Relation;
  /** Called when the dialog closes, with whether a report was sent. */
  onClose: (isReported: boolean) => void;
  /** Called once the viewer has blocked the person here. */
  onBlocked?: () => void;
}

/** Reports something to the people who run the site: a sheet on phones, otherwise a dialog. */
export function ReportDialog({ subject, relation, onClose, onBlocked }: ReportDialogProps) {
  const titleId = useId();
  const isSheet = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const [sent, setSent] = useState<{ reason: Reason } & ReportedDto>();
  // What was typed is lost only by the button that says so.
  const [isHeld, setIsHeld] = useState(false);
  return (
    <Dialog
      open
      fullWidth
      maxWidth={sent ? 'sm' : 'md'}
      fullScreen={isSheet}
      onClose={(...how) => {
        if (!isHeld && !isSecondClick(...how)) onClose(sent !== undefined);
      }}
      aria-labelledby={titleId}
      {...(isSheet && {
        transitionDuration: 0,
        slotProps: {
          container: { sx: { alignItems: 'flex-end' } },
          paper: { sx: { ...sheetPaper, mx: 'auto', height: 'auto', maxHeight: 'calc(100% - 24px)' } },
        },
      })}
    >
      {sent ? (
        <ReportSent
          {...sent}
          titleId={titleId}
          person={subject.person}
          relation={relation}
          onClose={() => onClose(true)}
          onBlocked={onBlocked}
        />
      ) : (
        <ReportForm
          subject={subject}
          titleId={titleId}
          onHeld={setIsHeld}
          onSent={(reported) => {
            setIsHeld(false);
            setSent(reported);
          }}
          onCancel={() => onClose(false)}
        />
      )}
    </Dialog>
  );
}

interface ReportFormProps {
  subject: ReportSubject;
  titleId: string;
  /** Called with whether something would be lost if the dialog closed. */
  onHeld: (isHeld: boolean) => void;
  onSent: (reported: { reason: Reason } & ReportedDto) => void;
  onCancel: () => void;
}

function ReportForm({ subject: { kind, id, person }, titleId, onHeld, onSent, onCancel }: ReportFormProps) {
  const whyId = useId();
  const [reason, setReason] = useState<Reason | null>(null);
  const [text, setText] = useState('');
  const [send, { isLoading, error }] = useReviewReportMutation();
  const canSend = reason !== null && isWithin(text, MAX_REPORT_LENGTH);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!canSend || isLoading) return;
    onHeld(true);
    const { data } = await send({ reportDto: { kind, id, reason, text: text.trim() || null } });
    onHeld(text.trim() !== '');
    if (data) onSent({ ...data.data, reason });
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
    >
      <DialogTitle id={titleId}>{reportTexts.title(kind)}</DialogTitle>
      <DialogContent dividers sx={{ '&&': { pt: 4 } }}>
        {kind === 'application' && (
          <Typography sx={{ mb: 4, overflowWrap: 'anywhere', textWrap: 'pretty' }}>
            {reportTexts.seen(person.name)}
          </Typography>
        )}
        <Typography id={whyId} variant="compact" sx={{ mb: 2, color: 'text.secondary' }}>
          {reportTexts.why}
        </Typography>
        <ReasonChoice kind={kind} labelledBy={whyId} reason={reason} onChoose={setReason} />
        <Box sx={{ mt: 4 }}>
          <LimitedText
            label={reportTexts.text}
            remark={reportTexts.optional}
            text={text}
            max={MAX_REPORT_LENGTH}
            onWrite={(written) => {
              setText(written);
              onHeld(written.trim() !== '');
            }}
          />
        </Box>
      </DialogContent>
      {error !== undefined && (
        <Alert severity="error" sx={{ mx: 6, mt: 3 }}>
          {reportTexts.failed(errorText(error))}
        </Alert>
      )}
      <DialogActions sx={{ pt: 3, pb: { xs: 'calc(16px + env(safe-area-inset-bottom))', md: 5 } }}>
        <Button variant="text" onClick={onCancel} disabled={isLoading}>
          {commonTexts.cancel}
        </Button>
        <BusyButton type="submit" variant="contained" loading={isLoading} disabled={!canSend}>
          {reportTexts.send}
        </BusyButton>
      </DialogActions>
    </Box>
  );
}
