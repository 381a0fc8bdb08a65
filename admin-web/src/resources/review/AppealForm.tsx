import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { MemberText } from '../../components/content/MemberText';
import { useDialogDraft } from '../../components/dialogDrafts';
import { useReviewKeys } from '../../components/reviewKeys';
import { Section } from '../../components/Section';
import { useSingleFlight } from '../../components/useSingleFlight';
import { indiaDateTime } from '@campus-commons/web-kit/dates.ts';
import Box from '@mui/material/Box';
import type { CaseAppealDto, CaseDto, DecideAppealDto } from '../../api/generated';
import { ActionBar, Segments } from './ActionBar';
import { MessageField } from './MessageField';

const verdicts = ['upheld', 'overturned'] as const;

/** The member's words, and what they were answered. */
export function Appeal({
  appeal: { text, at, reply },
  state,
}: {
  appeal: CaseAppealDto;
  state: CaseDto['state'];
}) {
  const translate = useTranslate();
  const isAnswered = state === 'upheld' || state === 'overturned';
  return (
    <Section
      title={translate(isAnswered ? 'review.appeal.answered' : 'review.appeal.title')}
      subtitle={indiaDateTime(at)}
    >
      <MemberText background="surface">{text}</MemberText>
      {isAnswered && (
        <Box sx={{ mt: 3, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Typography variant="subtitle2" component="p">
            {translate(`review.appeal.is_${state}`)}
          </Typography>
          {reply !== null && (
            <>
              <Typography variant="caption" sx={{ color: 'campus.ink2' }}>
                {translate('review.appeal.reply')}
              </Typography>
              <MemberText background="surface">{reply}</MemberText>
            </>
          )}
        </Box>
      )}
    </Section>
  );
}

interface AppealFormProps {
  shown: CaseDto;
  failure: string | undefined;
  onFailure: (sentence: string | undefined) => void;
  /** Never rejects. Returns whether it was answered. */
  onAnswer: (answer: DecideAppealDto) => Promise<boolean>;
}

/** The bar that answers a member who asked for a second look. */
export function AppealForm({ shown: { id, version }, failure, onFailure, onAnswer }: AppealFormProps) {
  const translate = useTranslate();
  const [outcome, setOutcome] = useState<(typeof verdicts)[number]>();
  const [isBusy, setBusy] = useState(false);
  const reply = useDialogDraft(`second look ${id}`);

  const missing = outcome === undefined ? translate('review.form.no_verdict') : undefined;
  const answer = useSingleFlight(async () => {
    onFailure(missing);
    if (outcome === undefined || isBusy) return;
    setBusy(true);
    const words = reply.text.trim();
    const isDone = await onAnswer({ id, version, outcome, ...(words !== '' && { reply: words }) });
    if (isDone) reply.forget();
    // The next case takes its place in a moment, and nobody decides twice until then.
    else setBusy(false);
  });
  useReviewKeys({ Enter: answer });

  return (
    <ActionBar
      name={translate('review.appeal.answer')}
      failure={failure}
      missing={missing}
      action={translate('review.appeal.answer')}
      isBusy={isBusy}
      onAct={answer}
    >
      <Segments
        name={translate('review.appeal.title')}
        value={outcome}
        options={verdicts.map((value) => ({ value, label: translate(`review.appeal.${value}`) }))}
        onChange={(value) => {
          onFailure(undefined);
          setOutcome(value);
        }}
      />
      <MessageField
        label={translate('review.form.reply')}
        text={reply.text}
        onChange={reply.setText}
        onSend={answer}
      />
    </ActionBar>
  );
}
