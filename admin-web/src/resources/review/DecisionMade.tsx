import { Button } from '@campus-commons/web-kit/Button.tsx';
import { indiaDateTime, indiaTime } from '@campus-commons/web-kit/dates.ts';
import { ruleWords } from '@campus-commons/web-kit/rules.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { MemberText } from '../../components/content/MemberText';
import { Section } from '../../components/Section';
import { useSingleFlight } from '../../components/useSingleFlight';
import type { CaseDecisionDto } from '../../api/generated';
import { dayInWords, isMeasure } from './caseWords';

interface DecisionMadeProps {
  decision: CaseDecisionDto;
  /** Never rejects. */
  onUndo: () => Promise<void>;
}

const dayOf = (until: string | null) => (until === null ? '' : dayInWords(until));

/** What was decided, with a button that undoes it while the caller can. */
export function DecisionMade({ decision, onUndo }: DecisionMadeProps) {
  const translate = useTranslate();
  const {
    outcome,
    rule,
    isRemoved,
    measure,
    hidesAll,
    until,
    note,
    reason,
    at,
    by,
    undoableUntil,
    byPage = null,
  } = decision;
  const [isBusy, setBusy] = useState(false);
  const undo = useSingleFlight(async () => {
    setBusy(true);
    await onUndo();
    setBusy(false);
  });
  const time = indiaDateTime(at);
  const sentences = [
    byPage !== null
      ? translate(`review.done.${byPage === '' ? 'by_former_page' : 'by_page'}`, { page: byPage, time })
      : by === null
        ? translate('review.done.by_former', { time })
        : translate('review.done.by', { name: by, time }),
    ...(isRemoved ? [translate('review.done.removed')] : []),
    ...(isMeasure(measure)
      ? [
          translate(
            `review.done.${measure === 'suspension' && until !== null ? 'suspension_until' : measure}`,
            { day: dayOf(until) },
          ),
        ]
      : []),
    ...(hidesAll ? [translate('review.done.hides_all')] : []),
    ...(undoableUntil !== null ? [translate('review.done.untold', { time: indiaTime(undoableUntil) })] : []),
  ];
  return (
    <Section
      title={translate('review.done.title')}
      action={
        undoableUntil !== null && (
          <Button variant="outlined" size="small" loading={isBusy} onClick={undo} aria-keyshortcuts="z">
            {translate('review.undo_short')}
          </Button>
        )
      }
    >
      <Typography variant="subtitle2" component="p">
        {byPage !== null
          ? translate('review.done.page')
          : outcome === 'violation' && rule === null
            ? translate('review.done.console')
            : translate(`review.done.${outcome}`, { rule: String(rule), words: ruleWords(rule) })}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, color: 'campus.ink2' }}>
        {sentences.join(' ')}
      </Typography>
      {reason !== null && <Words title={translate('review.done.reason')}>{reason}</Words>}
      {note !== null && <Words title={translate('review.done.note')}>{note}</Words>}
    </Section>
  );
}

function Words({ title, children }: { title: string; children: string }) {
  return (
    <Box sx={{ mt: 3, typography: 'body2' }}>
      <Box sx={{ typography: 'caption', color: 'campus.ink2' }}>{title}</Box>
      <MemberText background="surface">{children}</MemberText>
    </Box>
  );
}
