import { Button } from '@campus-commons/web-kit/Button.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FileCheck } from 'lucide-react';
import { useId, useRef, useState, type DragEvent } from 'react';
import { Link } from 'react-router-dom';
import { recordPaths } from '../../../lib/address/recordPaths';
import { publicRecordTexts as texts } from '../../../texts/publicRecord';
import { generatedRecordsApi, type RecordCheckResponseDto } from '../generated';
import { checkCredential } from '../verify/checkRecord';
import type { SignedRecord } from '../verify/signedRecord';
import { RecordStanding, type Standing } from './RecordStanding';

/** A record's file has a few thousand bytes; what is far larger is none, and is not read. */
const MAX_FILE_BYTES = 100_000;

type Found =
  | { readonly fault: string }
  | { readonly isForged: true }
  | { readonly record: SignedRecord; readonly credential: string };

/** Checks a record that somebody sent as a file: its signature in the browser, and then with the API whether it was revoked. */
export function RecordFileCheck() {
  const [found, setFound] = useState<Found>();
  const field = useRef<HTMLInputElement>(null);
  const title = useId();
  const [ask, answer] = generatedRecordsApi.usePublicVerifyRecordMutation();
  const askAbout = (credential: string) => void ask({ verifyRecordDto: { credential } });
  const take = async (file: File | undefined) => {
    if (!file) return;
    const result = await checkFile(file);
    setFound(result);
    if ('record' in result) askAbout(result.credential);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  return (
    <Box
      component="section"
      aria-labelledby={title}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      sx={{ mt: 9, '@media print': { display: 'none' } }}
    >
      <Typography id={title} variant="h2">
        {texts.checkFile}
      </Typography>
      <Typography sx={{ mt: 2, color: 'text.secondary' }}>{texts.checkFileText}</Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 3,
          mt: 4,
          p: 5,
          border: '1px dashed',
          borderColor: 'campus.inputBorder',
          borderRadius: 2,
        }}
      >
        <Button
          variant="outlined"
          startIcon={<FileCheck size={18} aria-hidden />}
          onClick={() => field.current?.click()}
        >
          {texts.chooseFile}
        </Button>
        <Box component="span" sx={{ color: 'text.secondary', '@media (hover: none)': { display: 'none' } }}>
          {texts.dropFile}
        </Box>
        <input
          ref={field}
          type="file"
          accept=".jwt,.txt,.json"
          hidden
          aria-label={texts.chooseFile}
          onChange={(event) => {
            void take(event.target.files?.[0]);
            // The same file may be chosen again, after it was changed.
            event.target.value = '';
          }}
        />
      </Box>
      <Box aria-live="polite" sx={{ mt: 4 }}>
        {found && 'fault' in found && <Alert severity="warning">{found.fault}</Alert>}
        {found && 'isForged' in found && (
          <Alert severity="error">
            <strong>{texts.fileForged}</strong>. {texts.fileForgedText}
          </Alert>
        )}
        {found && 'record' in found && (
          <Genuine
            record={found.record}
            standing={standingOf(answer)}
            onAskAgain={() => askAbout(found.credential)}
          />
        )}
      </Box>
    </Box>
  );
}

interface GenuineProps {
  record: SignedRecord;
  standing: Standing;
  onAskAgain: () => void;
}

function Genuine({ record, standing, onAskAgain }: GenuineProps) {
  const { holder, role, page, serial } = record;
  return (
    <>
      <RecordStanding isGenuine standing={standing} onAskAgain={onAskAgain} />
      <Typography dir="auto" sx={{ mt: 3, overflowWrap: 'anywhere' }}>
        {texts.fileSays(holder, role, page)}
      </Typography>
      {typeof standing === 'object' && (
        <Button component={Link} to={recordPaths.publicRecord(serial)} sx={{ mt: 1 }}>
          {texts.openRecord}
        </Button>
      )}
    </>
  );
}

function standingOf({ data, isError }: { data?: RecordCheckResponseDto; isError: boolean }): Standing {
  if (isError) return 'away';
  if (!data) return 'asking';
  const { state } = data.data;
  return state === null ? 'gone' : { state };
}

async function checkFile(file: File): Promise<Found> {
  if (file.size > MAX_FILE_BYTES) return { fault: texts.tooLarge };
  const credential = await file.text().then(
    (text) => text.trim(),
    () => null,
  );
  if (credential === null) return { fault: texts.readFailed };
  // The content alone, or something else that is not signed.
  if (credential.startsWith('{')) return { fault: texts.unsigned };
  const record = await checkCredential(credential);
  if (record === 'unknown') return { fault: texts.uncheckedText };
  return record === false ? { isForged: true } : { record, credential };
}
