import { MAX_APPEAL_LENGTH } from '@campus-commons/web-kit/bounds/generated.ts';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import { errorText } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState, type FormEvent } from 'react';
import { BusyButton } from '../../components/BusyButton';
import { useDrafts } from '../../lib/drafts/useDrafts';
import { commonTexts } from '../../texts/common';
import { decisionTexts as texts } from '../../texts/decisions';
import { isWithin, LimitedText } from './exports/LimitedText';
import { useReviewAppealMutation } from './safetyApi';

interface AppealFormProps {
  decisionId: string;
  /** Whether the field takes the focus: the member opened the form. */
  takesFocus: boolean;
  /** Called once it was sent, or when the member leaves it, which forgets what they typed. */
  onClose: () => void;
}

/** Asks for a second look at a decision. What is typed is kept as a draft until it is sent. */
export function AppealForm({ decisionId, takesFocus, onClose }: AppealFormProps) {
  const drafts = useDrafts();
  const [text, setText] = useState(() => drafts.read(`appeal:${decisionId}`) ?? '');
  const [send, { isLoading, error }] = useReviewAppealMutation();
  const canSend = text.trim() !== '' && isWithin(text, MAX_APPEAL_LENGTH);

  const close = () => {
    drafts.remove(`appeal:${decisionId}`);
    onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!canSend || isLoading) return;
    const { data } = await send({ appealDto: { decisionId, text: text.trim() } });
    if (data) close();
  };
  return (
    <Box
      component="form"
      aria-label={texts.ask}
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 3, mt: 3 }}
    >
      <LimitedText
        label={texts.why}
        text={text}
        max={MAX_APPEAL_LENGTH}
        autoFocus={takesFocus}
        onWrite={(written) => {
          setText(written);
          if (written === '') drafts.remove(`appeal:${decisionId}`);
          else drafts.write(`appeal:${decisionId}`, written);
        }}
      />
      {error !== undefined && <Alert severity="error">{texts.sendFailed(errorText(error))}</Alert>}
      <Box sx={{ display: 'flex', gap: 2 }}>
        <BusyButton type="submit" variant="contained" loading={isLoading} disabled={!canSend}>
          {texts.send}
        </BusyButton>
        <Button variant="text" onClick={close} disabled={isLoading}>
          {commonTexts.cancel}
        </Button>
      </Box>
    </Box>
  );
}
