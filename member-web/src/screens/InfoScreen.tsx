import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ScreenTitle } from '../components/ScreenTitle';
import { publicContentWidth } from '../lib/publicContentWidth';
import { frameTexts } from '../texts/frame';

/** A screen for notices. There are none yet, so it shows only its heading. */
export function InfoScreen() {
  return (
    <Box sx={{ ...publicContentWidth, py: 16 }}>
      <ScreenTitle>{frameTexts.info}</ScreenTitle>
      <Typography variant="h1">{frameTexts.info}</Typography>
    </Box>
  );
}
