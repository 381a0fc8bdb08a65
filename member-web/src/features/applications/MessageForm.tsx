import { MAX_MESSAGE_LENGTH } from '@campus-commons/web-kit/openingBounds/generated.ts';
import { errorText } from '@campus-commons/web-kit/errorText.ts';
import { lengthOf } from '@campus-commons/web-kit/text/generated.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useMemo, type FormEvent } from 'react';
import { isRefused } from '../../api/errors';
import { BusyButton } from '../../components/BusyButton';
import { showToast } from '../../components/toasts/toasts';
import { idempotencyKeysOf } from '../../lib/drafts/idempotencyKeys';
import { useDrafts } from '../../lib/drafts/useDrafts';
import { useIsOffline } from '../../lib/state/network';
import { applicationTexts as texts } from '../../texts/applications';
import { projectTexts } from '../../texts/projects';
import { useApplicationsSendMessageMutation } from '../openings/exports/applicationsApi';
import { useLimit } from '../safety/exports/useLimit';
import { PlainText } from '../../components/forms/PlainText';
import { useTextDraft } from './useTextDraft';

/** Writes to the other side of an application. What is written is a draft. */
export function MessageForm({ id }: { id: string }) {
  const draftName = `answer:${id}` as const;
  const drafts = useDrafts();
  const keys = useMemo(() => idempotencyKeysOf(drafts, draftName), [drafts, draftName]);
  const { text, write, clear } = useTextDraft(draftName);
  const [send, { isLoading, error }] = useApplicationsSendMessageMutation();
  const isOffline = useIsOffline();
  const off = useLimit();
  const body = text.trim();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (body === '' || lengthOf(body) > MAX_MESSAGE_LENGTH || isLoading || off) return;
    const { data, error: failure } = await send({
      sendMessageDto: { id, body },
      'Idempotency-Key': keys.keyFor([id, body]),
    });
    if (data) {
      clear();
      void showToast('success', texts.messageSent);
    } else if (isRefused(failure)) keys.discard();
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label={texts.message}
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {isOffline && <Alert severity="info">{projectTexts.draftKept}</Alert>}
      {error !== undefined && (
        <Alert severity="error">
          {texts.messageFailed}. {errorText(error)}
        </Alert>
      )}
      <PlainText label={texts.message} text={text} max={MAX_MESSAGE_LENGTH} onWrite={write} />
      <BusyButton
        type="submit"
        variant="outlined"
        loading={isLoading}
        disabled={body === ''}
        sx={{ justifySelf: 'end' }}
        {...off}
      >
        {texts.sendMessage}
      </BusyButton>
    </Box>
  );
}
