import { Button } from '@campus-commons/web-kit/Button.tsx';
import { errorText } from '@campus-commons/web-kit/errorText.ts';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { showToast } from '../../components/toasts/toasts';
import { pollTexts as texts } from '../../texts/polls';
import { usePollsCloseMutation } from './pollsApi';

/** Ends the author's poll before its time, after a question. */
export function ClosePoll({ feedId }: { feedId: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const [close, { isLoading, error }] = usePollsCloseMutation();
  const confirm = async () => {
    const { error: failure } = await close({ closePollDto: { feedId } });
    if (!failure) void showToast('success', texts.closed);
  };
  return (
    <>
      <Button variant="text" onClick={() => setIsAsking(true)}>
        {texts.close}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.close}
          question={texts.closeQuestion}
          action={texts.close}
          isBusy={isLoading}
          error={error && errorText(error)}
          onConfirm={() => void confirm()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
