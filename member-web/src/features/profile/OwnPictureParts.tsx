import { Button } from '@campus-commons/web-kit/Button.tsx';
import { errorText } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { Preview } from '../../components/ImagePicker/AttachedImage';
import { commonTexts } from '../../texts/common';
import { profileTexts } from '../../texts/profile';
import type { OwnPicture } from './useOwnPicture';

/** The picture that is being uploaded, and its progress. */
export function PictureUpload({ picture }: { picture: OwnPicture }) {
  const { file, isSaving, progress } = picture;
  if (!file) return null;
  const percent = Math.round(progress * 100);
  return (
    <Box sx={{ position: 'relative', width: '100%', height: '100%' }}>
      <Preview file={file} />
      {isSaving && (
        <Box
          sx={{
            position: 'absolute',
            inset: 0,
            display: 'grid',
            placeItems: 'center',
            bgcolor: 'rgb(0 0 0 / 0.45)',
            color: '#FFFFFF',
          }}
        >
          <CircularProgress
            color="inherit"
            aria-label={profileTexts.savingPicture}
            // After the upload it is unknown how long the server takes.
            {...(percent < 100 && { variant: 'determinate' as const, value: percent })}
          />
        </Box>
      )}
    </Box>
  );
}

/** Below the profile header, aligned with its text. */
const place = { mx: { xs: 4, md: 8 }, mb: 5 };

/** Why a picture was refused or could not be saved; the file is kept until the member discards it. */
export function PictureError({ picture }: { picture: OwnPicture }) {
  const { refusal, error } = picture;
  if (error !== undefined) {
    return (
      <Alert severity="error" sx={place}>
        <span>{`${profileTexts.pictureNotSaved} ${errorText(error)}`}</span>
        {/* Below the text: beside it, they would not fit on a phone. */}
        <Box sx={{ display: 'flex', gap: 2, mt: 2 }}>
          <Button variant="outlined" color="inherit" size="small" onClick={picture.tryAgain}>
            {commonTexts.tryAgain}
          </Button>
          <Button variant="text" color="inherit" size="small" onClick={picture.discard}>
            {commonTexts.cancel}
          </Button>
        </Box>
      </Alert>
    );
  }
  return refusal === undefined ? null : (
    <Alert severity="error" sx={place}>
      {refusal}
    </Alert>
  );
}
