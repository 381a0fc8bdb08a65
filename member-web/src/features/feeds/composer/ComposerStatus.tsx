import { MAX_PICTURES } from '@campus-commons/web-kit/pictures/generated.ts';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { Check } from 'lucide-react';
import { composerTexts } from '../../../texts/composer';
import type { Composer } from './useComposer';

/** The status of the post: whether the draft is stored, the number of photos, and the upload progress. */
export function ComposerStatus({ composer }: { composer: Composer }) {
  const { sending, pictures, draftState, excess } = composer;
  if (sending.isPosting && pictures.images.length > 0) return <Upload share={sending.progress} />;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        flex: 1,
        minWidth: 0,
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, '&:not(:empty)': { mr: 4 } }}>
        {excess > 0 ? (
          <Box component="span" sx={{ color: 'campus.danger.text', fontWeight: 520 }}>
            {composerTexts.tooLong(excess)}
          </Box>
        ) : (
          <DraftNote state={draftState} />
        )}
      </Box>
      {pictures.isPreparing && <span role="status">{composerTexts.preparingPhotos}</span>}
      {pictures.images.length > 0 && !pictures.isPreparing && (
        <Box component="span" sx={{ typography: 'caption', ml: { xs: 'auto', sm: 0 } }}>
          {composerTexts.photosOf(pictures.images.length, MAX_PICTURES)}
        </Box>
      )}
    </Box>
  );
}

function DraftNote({ state }: { state: Composer['draftState'] }) {
  if (state === 'untouched') return null;
  if (state === 'tab-only') return composerTexts.draftInTab;
  return (
    <>
      <Box sx={{ display: 'grid', color: 'campus.leaf.text' }}>
        <Check size={16} aria-hidden />
      </Box>
      {composerTexts.draftSaved}
    </>
  );
}

function Upload({ share }: { share: number }) {
  const percent = Math.round(share * 100);
  // After the upload the server still processes the pictures.
  const isSent = share >= 1;
  return (
    <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 1.5 }}>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {isSent ? composerTexts.almostThere : composerTexts.uploading(percent)}
      </Box>
      <LinearProgress
        aria-label={composerTexts.upload}
        variant={isSent ? 'indeterminate' : 'determinate'}
        value={isSent ? undefined : percent}
      />
    </Box>
  );
}
