import { errorText } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { commonTexts } from '../../../texts/common';
import type { Composer } from './useComposer';

interface ComposerNoticesProps {
  composer: Composer;
  isCompact: boolean;
}

/** Error messages of the composer: refused photos, and a post that could not be sent. */
export function ComposerNotices({ composer, isCompact }: ComposerNoticesProps) {
  const { refusals } = composer.pictures;
  // If the member may not post on the page, PlaceNotice explains it.
  const error = composer.isPlaceOpen ? composer.sending.error : undefined;
  if (refusals.length === 0 && error === undefined) return null;
  return (
    <Box sx={{ order: 2, px: isCompact ? 4 : 6, pb: 3, display: 'grid', gap: 2 }}>
      {refusals.length > 0 && (
        <Alert severity="warning">
          {refusals.map((refusal) => (
            <div key={refusal}>{refusal}</div>
          ))}
        </Alert>
      )}
      {error !== undefined && (
        <Alert severity="error">
          <span>{sentence(errorText(error))}</span>
          {composer.isWritten && <span> {commonTexts.nothingLost}</span>}
        </Alert>
      )}
    </Box>
  );
}

/** The server's messages may have no full stop. */
function sentence(text: string): string {
  return /[.!?…”]$/.test(text) ? text : `${text}.`;
}
