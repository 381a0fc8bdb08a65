import { Button } from '@campus-commons/web-kit/Button.tsx';
import { errorText } from '@campus-commons/web-kit/errorText.ts';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { errorCode } from '../../api/errors';
import { BusyButton } from '../../components/BusyButton';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { showToast } from '../../components/toasts/toasts';
import { recordTexts as texts } from '../../texts/records';
import { useLimit } from '../safety/exports/useLimit';
import { useRecordsAnswerMutation, useRecordsRemoveMutation, type RecordDto } from './exports/recordsApi';
import { RecordLinks } from './RecordLinks';

/** What the holder does about a record: accepts or refuses an offered one, opens, shares and removes the others. */
export function OwnRecordActions({ record }: { record: RecordDto }) {
  const [isAsking, setIsAsking] = useState(false);
  const isOffered = record.state === 'offered';
  return (
    <>
      {isOffered && <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{texts.acceptHint}</Box>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 1 }}>
        {isOffered ? <Accept serial={record.serial} /> : <RecordLinks record={record} />}
        <Button variant="text" onClick={() => setIsAsking(true)}>
          {isOffered ? texts.refuse : texts.remove}
        </Button>
      </Box>
      {isAsking && <Removal record={record} onClose={() => setIsAsking(false)} />}
    </>
  );
}

function Accept({ serial }: { serial: string }) {
  const [answer, { isLoading }] = useRecordsAnswerMutation();
  const off = useLimit();
  const accept = async () => {
    const { data, error } = await answer({ answerRecordDto: { serial, accept: true } });
    if (data) void showToast('success', texts.accepted);
    else if (errorCode(error) === 'state_changed') void showToast('error', texts.answeredMeanwhile);
    else void showToast('error', `${texts.acceptFailed}. ${errorText(error)}`);
  };
  return (
    <BusyButton variant="contained" loading={isLoading} onClick={() => void accept()} {...off}>
      {texts.accept}
    </BusyButton>
  );
}

const wording = {
  refuse: [texts.refuseTitle, texts.refuseQuestion, texts.refuse, texts.refuseFailed, texts.refused],
  remove: [texts.removeTitle, texts.removeQuestion, texts.remove, texts.removeFailed, texts.removed],
} as const;

/** Asks before a record is deleted. Refusing an offered one is the same call, which also limited members may make. */
function Removal({ record, onClose }: { record: RecordDto; onClose: () => void }) {
  const [remove, { isLoading, error }] = useRecordsRemoveMutation();
  // What it was when it was asked about: the answer may come while the question is still open.
  const [kind] = useState<keyof typeof wording>(record.state === 'offered' ? 'refuse' : 'remove');
  const [title, question, action, failed, done] = wording[kind];
  const confirm = async () => {
    const { data } = await remove({ recordSerialDto: { serial: record.serial } });
    if (data) {
      void showToast('success', done);
      onClose();
    }
  };
  return (
    <ConfirmDialog
      title={title}
      question={question}
      action={action}
      isBusy={isLoading}
      error={error === undefined ? undefined : `${failed}. ${errorText(error)}`}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
