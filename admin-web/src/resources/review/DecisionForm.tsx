import { RULES } from '@campus-commons/web-kit/rules.ts';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useDialogDraft } from '../../components/dialogDrafts';
import { useReviewKeys } from '../../components/reviewKeys';
import { useSingleFlight } from '../../components/useSingleFlight';
import type { CaseDto, DecideCaseDto } from '../../api/generated';
import { ActionBar, KeyHint, MessageField, Segments } from './ActionBar';
import {
  decisionOf,
  isTold,
  measures,
  missingIn,
  NO_CHOICE,
  outcomes,
  type Choice,
  type Measure,
} from './choice';

const outcomeKeys = { no_violation: 'd', send_help: 'h', bad_faith: 'f', violation: undefined } as const;
const measureKeys = { none: undefined, warning: 'w', suspension: 's' } as const;

interface DecisionFormProps {
  shown: CaseDto;
  failure: string | undefined;
  /** Called with what is missing, or undefined before the next try. */
  onFailure: (sentence: string | undefined) => void;
  /** Never rejects. Returns whether it was decided. */
  onDecide: (decision: DecideCaseDto) => Promise<boolean>;
}

/** The bar that decides an open case. What is chosen and typed stays after a failure. */
export function DecisionForm({ shown, failure, onFailure, onDecide }: DecisionFormProps) {
  const translate = useTranslate();
  const [choice, setChoice] = useState(NO_CHOICE);
  const [isBusy, setBusy] = useState(false);
  const note = useDialogDraft(noteTopic(shown.id));
  const noteField = useRef<HTMLTextAreaElement>(null);
  const { outcome, remove, measure } = choice;

  const choose = (part: Partial<Choice>) => {
    onFailure(undefined);
    setChoice({ ...choice, ...part });
  };
  const violate = (part: Partial<Choice>) => choose({ outcome: 'violation', ...part });
  const toggle = (wanted: Measure) => violate({ measure: measure === wanted ? 'none' : wanted });

  const decide = useSingleFlight(async () => {
    const missing = missingIn(choice);
    onFailure(missing === undefined ? undefined : translate(missing));
    if (missing !== undefined) return;
    setBusy(true);
    const isDone = await onDecide(decisionOf(shown, choice, note.text.trim()));
    if (isDone) note.forget();
    setBusy(false);
  });

  useReviewKeys({
    ...Object.fromEntries(RULES.map((_, index) => [String(index + 1), () => violate({ rule: index + 1 })])),
    d: () => choose({ outcome: 'no_violation' }),
    h: () => choose({ outcome: 'send_help' }),
    f: () => choose({ outcome: 'bad_faith' }),
    r: shown.kind === 'member' ? undefined : () => violate({ remove: !remove }),
    w: () => toggle('warning'),
    s: () => toggle('suspension'),
    n: () => noteField.current?.focus(),
    Enter: decide,
  });

  return (
    <ActionBar
      name={translate('review.form.title')}
      failure={failure}
      action={translate('review.form.decide')}
      isBusy={isBusy}
      onAct={decide}
    >
      <Segments
        name={translate('review.form.title')}
        columns={2}
        value={outcome}
        options={outcomes.map((value) => ({
          value,
          label: translate(`review.outcomes.${value}`),
          keys: outcomeKeys[value],
        }))}
        onChange={(value) => choose({ outcome: value })}
      />
      {outcome === 'violation' && <Violation shown={shown} choice={choice} onChange={choose} />}
      {outcome !== undefined && outcome !== 'violation' && (
        <Typography variant="body2" sx={{ color: 'campus.ink2' }}>
          {translate(`review.effects.${outcome}`)}
        </Typography>
      )}
      {isTold(outcome) && (
        <MessageField
          label={translate('dialog.optional', { label: translate('review.form.note') })}
          text={note.text}
          onChange={note.setText}
          onSend={decide}
          inputRef={noteField}
        />
      )}
    </ActionBar>
  );
}

/** The topic of the draft of a message about a case. */
export const noteTopic = (caseId: string) => `case ${caseId}`;

interface ViolationProps {
  shown: CaseDto;
  choice: Choice;
  onChange: (part: Partial<Choice>) => void;
}

/** Which rule is broken, and what follows. */
function Violation({ shown: { kind, User }, choice: { rule, remove, measure }, onChange }: ViolationProps) {
  const translate = useTranslate();
  return (
    <>
      <TextField
        select
        size="small"
        fullWidth
        label={translate('review.form.rule')}
        value={rule === undefined ? '' : String(rule)}
        onChange={({ target: { value } }) => onChange({ rule: Number(value) })}
      >
        {RULES.map((words, index) => (
          <MenuItem key={words} value={String(index + 1)} sx={{ whiteSpace: 'normal' }}>
            {index + 1}. {words}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}>
        {kind !== 'member' && (
          <FormControlLabel
            control={
              <Checkbox
                checked={remove}
                onChange={(_event, isChecked) => onChange({ remove: isChecked })}
                slotProps={{ input: { 'aria-keyshortcuts': 'r' } }}
              />
            }
            label={
              <>
                {translate(`review.form.remove.${kind}`)}
                <KeyHint>r</KeyHint>
              </>
            }
            sx={{ mr: 0 }}
          />
        )}
        {User && (
          <Box sx={{ flex: '1 1 18rem', minWidth: 0 }}>
            <Segments
              name={translate('review.form.measure')}
              value={measure}
              options={measures.map((value) => ({
                value,
                label: translate(`review.form.measures.${value}`),
                keys: measureKeys[value],
              }))}
              onChange={(value) => onChange({ measure: value })}
            />
          </Box>
        )}
      </Box>
    </>
  );
}
