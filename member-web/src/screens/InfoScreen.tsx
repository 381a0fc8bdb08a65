import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ScreenTitle } from '../components/ScreenTitle';
import { publicMeasure } from '../lib/publicMeasure';
import { frameTexts } from '../texts/frame';

/** A place for notices; until there is one it shows only its heading. */
export function InfoScreen() {
  return (
    <Box sx={{ ...publicMeasure, py: 16 }}>
      <ScreenTitle>{frameTexts.info}</ScreenTitle>
      <Typography variant="h1">{frameTexts.info}</Typography>
    </Box>
  );
}
