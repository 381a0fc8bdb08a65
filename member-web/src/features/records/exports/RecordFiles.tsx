import { Button } from '@campus-commons/web-kit/Button.tsx';
import { saveFile } from '@campus-commons/web-kit/saveFile.ts';
import Box from '@mui/material/Box';
import { Download, Link2, Printer } from 'lucide-react';
import { copyLink } from '../../../components/shareLink';
import { feedTexts } from '../../../texts/feeds';
import { publicRecordTexts as texts } from '../../../texts/publicRecord';
import type { PublicRecordDto } from '../generated';

interface RecordFilesProps {
  record?: Pick<PublicRecordDto, 'serial' | 'credential'>;
  /** The path of its page, with the signed code. */
  path: string;
}

/** What can be taken along: the sheet on paper, its link, the credential as a file that others check, and its content to read. */
export function RecordFiles({ record, path }: RecordFilesProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 5 }}>
      <Button
        variant="contained"
        startIcon={<Printer size={18} aria-hidden />}
        onClick={() => window.print()}
      >
        {texts.print}
      </Button>
      <Button
        variant="outlined"
        startIcon={<Link2 size={18} aria-hidden />}
        onClick={() => void copyLink(path)}
      >
        {feedTexts.copyLink}
      </Button>
      {record && (
        <>
          <Button
            variant="outlined"
            startIcon={<Download size={18} aria-hidden />}
            onClick={() => saveFile(new Blob([record.credential]), `record-${record.serial}.jwt`)}
          >
            {texts.jwt}
          </Button>
          <Button
            variant="outlined"
            onClick={() => saveFile(contentOf(record), `record-${record.serial}.json`)}
          >
            {texts.json}
          </Button>
        </>
      )}
    </Box>
  );
}

/** The content of a credential, to be read. It has no signature. */
function contentOf({ credential }: Pick<PublicRecordDto, 'credential'>): Blob {
  const [, payload = ''] = credential.split('.');
  const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (letter) =>
    letter.charCodeAt(0),
  );
  const content: unknown = JSON.parse(new TextDecoder().decode(bytes));
  return new Blob([`${JSON.stringify(content, null, 2)}\n`], { type: 'application/json' });
}
