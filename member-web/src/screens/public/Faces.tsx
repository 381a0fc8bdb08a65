import aarav from '@campus-commons/web-kit/art/portrait-aarav.svg';
import ananya from '@campus-commons/web-kit/art/portrait-ananya.svg';
import faizan from '@campus-commons/web-kit/art/portrait-faizan.svg';
import harpreet from '@campus-commons/web-kit/art/portrait-harpreet.svg';
import imran from '@campus-commons/web-kit/art/portrait-imran.svg';
import isha from '@campus-commons/web-kit/art/portrait-isha.svg';
import lal from '@campus-commons/web-kit/art/portrait-lal.svg';
import meen from '@campus-commons/web-kit/art/portrait-meen.svg';
import ritwik from '@campus-commons/web-kit/art/portrait-ritwik.svg';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

const Portrait = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '1',
  borderRadius: '50%',
  filter: theme.vars.palette.campus.pictureFilter,
}));

/** Drawn portraits, round like all portraits. */
export function Faces() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 5, sm: 3, md: 5 },
        // Between phones and desktops they stand below the text, in one row as wide as it.
        gridTemplateColumns: { xs: 'repeat(3, 1fr)', sm: 'repeat(9, 1fr)', md: 'repeat(3, 1fr)' },
        maxWidth: { xs: 400, sm: 640, md: 400 },
      }}
    >
      {[ananya, faizan, lal, ritwik, meen, harpreet, isha, imran, aarav].map((src) => (
        <Portrait key={src} src={src} alt="" width={120} height={120} loading="lazy" />
      ))}
    </Box>
  );
}
