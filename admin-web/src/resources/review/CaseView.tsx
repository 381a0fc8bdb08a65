import { indiaDateTime } from '@campus-commons/web-kit/dates.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { MemberText } from '../../components/content/MemberText';
import { useDialogDraft } from '../../components/dialogDrafts';
import { useCounted } from '../../i18n/i18nProvider';
import { failureText, isAlreadyDecided } from '../../providers/httpClient';
import { logFailure } from '../../providers/queryClient';
import type { CaseDto, DecideAppealDto, DecideCaseDto } from '../../api/generated';
import { Appeal, AppealForm } from './AppealForm';
import { ApprovalPart } from './ApprovalPart';
import { CaseContent } from './CaseContent';
import { CaseNotes } from './CaseNotes';
import { CaseReports, EarlierDecisions } from './CaseHistory';
import { timeLeft, useCaseWords } from './caseWords';
import { asksApproval } from './choice';
import { DecisionForm, noteTopic } from './DecisionForm';
import { Escalation } from './Escalation';
import { Referrals } from './Referrals';
import { DecisionMade } from './DecisionMade';
import { useNow } from '../../components/useNow';
import { CASE_HEADING_ID, focusCase } from './focusCase';

interface CaseViewProps {
  shown: CaseDto;
  /** Whether the focus moves to it, because it was asked for here. */
  takesFocus: boolean;
  onDecide: (decision: DecideCaseDto) => Promise<void>;
  onAnswer: (answer: DecideAppealDto) => Promise<void>;
  onUndo: () => Promise<void>;
  /** Passes it to the administrators. */
  onEscalate: (reason: string) => Promise<void>;
  /** Fetches the case again. */
  onStale: () => Promise<unknown>;
}

/** A case: what was reported, by whom in figures, what was decided before, and the bar that decides. */
export function CaseView(props: CaseViewProps) {
  const { shown, takesFocus, onDecide, onAnswer, onUndo, onEscalate, onStale } = props;
  const translate = useTranslate();
  const [failure, setFailure] = useState<string>();
  const { state, decision, appeal, reports, earlier } = shown;
  useEffect(() => {
    if (!takesFocus) return;
    window.scrollTo(0, 0);
    focusCase();
  }, [takesFocus]);

  const attempt = async (act: () => Promise<void>): Promise<boolean> => {
    setFailure(undefined);
    try {
      await act();
      return true;
    } catch (thrown) {
      logFailure(thrown);
      setFailure(failureText(thrown));
      if (isAlreadyDecided(thrown)) await onStale();
      return false;
    }
  };
  const form = { shown, failure, onFailure: setFailure };
  const isOpen = state === 'open';
  const isDecidable = state === 'appealed' && appeal?.isDecidable === true;

  return (
    <Box
      component="article"
      aria-labelledby={CASE_HEADING_ID}
      sx={{ display: 'flex', flexDirection: 'column', gap: 4, flex: 1, minWidth: 0 }}
    >
      <CaseHead shown={shown}>{isOpen && <Escalation {...{ shown, onEscalate }} />}</CaseHead>
      {failure !== undefined && !isOpen && !isDecidable && <Overtaken failure={failure} caseId={shown.id} />}
      {appeal && <Appeal appeal={appeal} state={state} />}
      {appeal && state === 'appealed' && !appeal.isDecidable && (
        <Alert severity="info">{translate('review.appeal.somebody_else')}</Alert>
      )}
      {decision && <DecisionMade decision={decision} onUndo={async () => void (await attempt(onUndo))} />}
      <CaseContent shown={shown} />
      {asksApproval(shown) ? (
        shown.approval && <ApprovalPart shown={shown} approval={shown.approval} />
      ) : (
        <>
          <CaseReports reports={reports} />
          <Referrals shown={shown} />
        </>
      )}
      <CaseNotes shown={shown} />
      <EarlierDecisions earlier={earlier} />
      {isOpen && <DecisionForm {...form} onDecide={(made) => attempt(() => onDecide(made))} />}
      {isDecidable && <AppealForm {...form} onAnswer={(answer) => attempt(() => onAnswer(answer))} />}
    </Box>
  );
}

function CaseHead({ shown, children }: { shown: CaseDto; children: ReactNode }) {
  const now = useNow();
  const translate = useTranslate();
  const counted = useCounted();
  const { title, reasons } = useCaseWords();
  const { dueAt, state, openBy, reports, proposal } = shown;
  const { unit, isUrgent } = timeLeft(dueAt, now);
  const waits = state === 'open' || state === 'appealed';
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography
        id={CASE_HEADING_ID}
        variant="h2"
        tabIndex={-1}
        sx={{ '&:focus-visible': { outlineOffset: '4px', borderRadius: '4px' } }}
      >
        {title(shown)}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, color: 'campus.ink2' }}>
        {reasons(shown)}
        {!asksApproval(shown) && ` · ${counted('review.reports', reports.length)}`}
        {waits && ' · '}
        {waits && (
          <Box component="span" sx={isUrgent ? { color: 'campus.danger.text', fontWeight: 620 } : undefined}>
            {translate(unit === 'late' ? 'review.due_passed' : 'review.due', { time: indiaDateTime(dueAt) })}
          </Box>
        )}
      </Typography>
      {openBy !== null && (
        <Alert severity="warning" sx={{ mt: 3 }}>
          {translate('review.also_open_by', { name: openBy })}
        </Alert>
      )}
      {proposal !== null && (
        <Alert severity="info" role="note" sx={{ mt: 3 }}>
          {translate(`review.child.${proposal.isOwn ? 'own' : 'found'}`, {
            name: proposal.by,
            words: translate(`review.verdicts.${proposal.outcome}`),
            time: indiaDateTime(proposal.at),
          })}
        </Alert>
      )}
      {children}
    </Box>
  );
}

/** Somebody else decided first: what happened, and the message that was typed for nothing. */
function Overtaken({ failure, caseId }: { failure: string; caseId: string }) {
  const translate = useTranslate();
  const { text } = useDialogDraft(noteTopic(caseId));
  return (
    <Alert severity="warning" role="alert">
      {failure}
      {text !== '' && (
        <Box sx={{ mt: 2, fontWeight: 400 }}>
          <Box sx={{ typography: 'caption' }}>{translate('review.form.unsent')}</Box>
          <MemberText>{text}</MemberText>
        </Box>
      )}
    </Alert>
  );
}
