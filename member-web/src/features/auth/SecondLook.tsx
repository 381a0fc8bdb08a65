import { MAX_APPEAL_LENGTH } from '@campus-commons/web-kit/bounds/generated.ts';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import { errorText } from '@campus-commons/web-kit/errorText.ts';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { errorCode } from '../../api/errors';
import { BusyButton } from '../../components/BusyButton';
import { commonTexts } from '../../texts/common';
import { decisionTexts as texts } from '../../texts/decisions';
import { isWithin, LimitedText } from '../safety/exports/LimitedText';
import { useReviewAppealSuspensionMutation } from './authApi';
import { prove, type Proof } from './offer';

/** What was typed so far, by account: the form goes when the credentials above it are edited. */
const typed = new Map<string, string>();

/**
 * The way from a refused sign-in to a second look at the suspension. It stands within the form of the sign-in, so that it is no
 * form of its own.
 */
export function SecondLook(proof: Proof) {
  const { code } = proof;
  const { emailOrPhone } = proof.credentials();
  const [isOpen, setOpen] = useState(typed.has(emailOrPhone));
  const [text, setText] = useState(typed.get(emailOrPhone) ?? '');
  const [send, { data, error, isLoading }] = useReviewAppealSuspensionMutation();
  const canSend = text.trim() !== '' && isWithin(text, MAX_APPEAL_LENGTH);

  const submit = async () => {
    if (!canSend || isLoading) return;
    const proved = prove(proof);
    if (!proved) return;
    const answer = await send({ appealSuspensionDto: { ...proved, text: text.trim() } });
    if (!answer.error) typed.delete(emailOrPhone);
  };
  const sent = data?.message;
  return (
    <Box sx={{ mt: 4 }}>
      <Box role="status">{sent}</Box>
      {sent === undefined && !isOpen && (
        <Button variant="outlined" color="inherit" onClick={() => setOpen(true)}>
          {texts.ask}
        </Button>
      )}
      {sent === undefined && isOpen && (
        <Box role="group" aria-label={texts.ask} sx={{ display: 'grid', gap: 3, color: 'text.primary' }}>
          <LimitedText
            label={texts.why}
            text={text}
            max={MAX_APPEAL_LENGTH}
            autoFocus
            onWrite={(written) => {
              setText(written);
              if (written === '') typed.delete(emailOrPhone);
              else typed.set(emailOrPhone, written);
            }}
          />
          {code && <Box>{code.lead}</Box>}
          {error !== undefined && (
            <Box role="alert">
              {texts.sendFailed(
                code && errorCode(error) === 'invalid_credentials' ? code.wrong : errorText(error),
              )}
            </Box>
          )}
          <Box sx={{ display: 'flex', gap: 2 }}>
            <BusyButton
              type="button"
              variant="contained"
              loading={isLoading}
              disabled={!canSend}
              onClick={() => void submit()}
            >
              {texts.send}
            </BusyButton>
            <Button
              variant="text"
              color="inherit"
              disabled={isLoading}
              onClick={() => {
                typed.delete(emailOrPhone);
                setText('');
                setOpen(false);
              }}
            >
              {commonTexts.cancel}
            </Button>
          </Box>
        </Box>
      )}
    </Box>
  );
}
