import { Button } from '@campus-commons/web-kit/Button.tsx';
import { RULES } from '@campus-commons/web-kit/rules.ts';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ArrowLeft, MessageSquareText } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useDialogDraft } from '../../components/dialogDrafts';
import { useReviewKeys } from '../../components/reviewKeys';
import { useSingleFlight } from '../../components/useSingleFlight';
import type { CaseDto, DecideCaseDto } from '../../api/generated';
import { useIsModerator } from '../../providers/useSession';
import { ActionBar, KeyHint, Segments } from './ActionBar';
import {
  asksApproval,
  decisionOf,
  effectOf,
  isRemovable,
  isTold,
  missingIn,
  NO_CHOICE,
  outcomesOf,
  reportedRule,
  type Choice,
  type Measure,
} from './choice';
import { MessageField } from './MessageField';
import { HideAllBox, MeasureFields, RemovalBox, RuleField } from './ViolationFields';

const outcomeKeys = { no_violation: 'd', send_help: 'h', bad_faith: 'f' } as const;

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
  const noteId = useId();
  const [isWriting, setWriting] = useState(false);
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const isModerator = useIsModerator();
  const { outcome, remove, measure } = choice;
  const missingKey = missingIn(choice, note.text, shown, { isModerator });
  const effect = effectOf(choice, shown);
  const missing = missingKey && translate(missingKey);
  // In narrow windows a violation takes the place of the other outcomes, so that the content stays in view.
  const isStep = isNarrow && outcome === 'violation';
  const hasNote = isTold(outcome) && (isWriting || note.text !== '' || outcome === 'decline');

  const choose = (part: Partial<Choice>) => {
    onFailure(undefined);
    // The field of a message that was begun opens with its outcome alone; its words are kept.
    if ('outcome' in part && part.outcome !== outcome) setWriting(false);
    setChoice({ ...choice, ...part });
  };
  const violate = (part: Partial<Choice> = {}) =>
    choose({ outcome: 'violation', rule: choice.rule ?? reportedRule(shown), ...part });
  const toggle = (wanted: Measure) => violate({ measure: measure === wanted ? 'none' : wanted });

  const write = () => {
    setWriting(true);
    document.getElementById(noteId)?.focus();
  };

  const decide = useSingleFlight(async () => {
    onFailure(missing);
    if (missing !== undefined || isBusy) return;
    setBusy(true);
    const isDone = await onDecide(decisionOf(shown, choice, note.text.trim(), isModerator));
    if (isDone) note.forget();
    // The next case takes its place in a moment, and nobody decides twice until then.
    else setBusy(false);
  });

  const ruleKeys = {
    ...Object.fromEntries(RULES.map((_, index) => [String(index + 1), () => violate({ rule: index + 1 })])),
    d: () => choose({ outcome: 'no_violation' }),
    h: () => choose({ outcome: 'send_help' }),
    f: () => choose({ outcome: 'bad_faith' }),
    r: isRemovable(shown.kind) ? () => violate({ remove: !remove }) : undefined,
    w: () => toggle('warning'),
    l: () => toggle('limit'),
    s: () => toggle('suspension'),
  };
  useReviewKeys({
    ...(!asksApproval(shown) && ruleKeys),
    m: isTold(outcome) ? write : undefined,
    Enter: decide,
  });
  const outcomeRow = useFocusInStep(isStep);

  return (
    <ActionBar
      name={translate('review.form.title')}
      failure={failure}
      missing={missing}
      effect={effect && translate(effect, { name: shown.proposal?.by })}
      action={translate('review.form.decide')}
      isBusy={isBusy}
      onAct={decide}
    >
      <Box ref={outcomeRow} sx={{ display: 'flex', alignItems: 'flex-end', gap: 1, '& > div': { flex: 1 } }}>
        {isStep ? (
          <>
            <IconButton
              onClick={() => choose({ outcome: undefined })}
              aria-label={translate('review.form.other_outcome')}
              sx={{ ml: -2 }}
            >
              <ArrowLeft size={20} strokeWidth={1.9} aria-hidden />
            </IconButton>
            <RuleField {...{ shown, choice }} onChange={choose} />
          </>
        ) : (
          <Segments
            name={translate('review.form.title')}
            tileRem={8}
            value={outcome}
            options={outcomesOf(shown).map((value) => ({
              value,
              label: translate(`review.outcomes.${value}`),
              keys: value in outcomeKeys ? outcomeKeys[value as keyof typeof outcomeKeys] : undefined,
            }))}
            onChange={(value) => (value === 'violation' ? violate() : choose({ outcome: value }))}
          />
        )}
      </Box>
      {outcome === 'violation' && !isNarrow && <RuleField {...{ shown, choice }} onChange={choose} />}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 4,
          rowGap: 2,
          '&:empty': { display: 'none' },
        }}
      >
        {outcome === 'violation' && <RemovalBox {...{ shown, choice }} onChange={choose} />}
        {isTold(outcome) && !hasNote && (
          <Button
            onClick={write}
            startIcon={<MessageSquareText size={18} strokeWidth={1.9} aria-hidden />}
            aria-keyshortcuts="m"
            sx={{ order: { md: 1 }, ml: 'auto', mr: -2 }}
          >
            {translate('review.form.write')}
            <KeyHint>m</KeyHint>
          </Button>
        )}
        {outcome === 'violation' && <MeasureFields {...{ shown, choice }} onChange={choose} />}
        {outcome === 'violation' && <HideAllBox {...{ shown, choice }} onChange={choose} />}
      </Box>
      {hasNote && (
        <MessageField
          id={noteId}
          autoFocus={isWriting}
          label={translate('review.form.note')}
          text={note.text}
          onChange={note.setText}
          onSend={decide}
        />
      )}
    </ActionBar>
  );
}

/** The topic of the draft of a message about a case. */
export const noteTopic = (caseId: string) => `case ${caseId}`;

/** When the focused part goes, the focus moves to what takes its place: the rule, or "Violation…". */
function useFocusInStep(isStep: boolean) {
  const row = useRef<HTMLDivElement>(null);
  const before = useRef(isStep);
  useLayoutEffect(() => {
    if (before.current === isStep) return;
    before.current = isStep;
    const isLost = document.activeElement === document.body;
    if (isLost) row.current?.querySelector<HTMLElement>('[role=combobox], [value=violation]')?.focus();
  }, [isStep]);
  return row;
}
