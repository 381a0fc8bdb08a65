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
import { isMeasure } from './caseWords';

interface DecisionMadeProps {
  decision: CaseDecisionDto;
  /** Never rejects. */
  onUndo: () => Promise<void>;
}

/** What was decided, with a button that undoes it while the caller can. */
export function DecisionMade({ decision, onUndo }: DecisionMadeProps) {
  const translate = useTranslate();
  const { outcome, rule, isRemoved, measure, note, at, by, undoableUntil } = decision;
  const [isBusy, setBusy] = useState(false);
  const undo = useSingleFlight(async () => {
    setBusy(true);
    await onUndo();
    setBusy(false);
  });
  const time = indiaDateTime(at);
  const sentences = [
    by === null
      ? translate('review.done.by_former', { time })
      : translate('review.done.by', { name: by, time }),
    ...(isRemoved ? [translate('review.done.removed')] : []),
    ...(isMeasure(measure) ? [translate(`review.done.${measure}`)] : []),
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
        {translate(`review.done.${outcome}`, { rule: String(rule), words: ruleWords(rule) })}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, color: 'campus.ink2' }}>
        {sentences.join(' ')}
      </Typography>
      {note !== null && (
        <Box sx={{ mt: 3, typography: 'body2' }}>
          <Box sx={{ typography: 'caption', color: 'campus.ink2' }}>{translate('review.done.note')}</Box>
          <MemberText background="surface">{note}</MemberText>
        </Box>
      )}
    </Section>
  );
}
