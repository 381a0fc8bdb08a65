import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { helplineTexts } from '../../content/helplines';
import { HelplineList } from './HelplineList';

/** "You are not alone.", and who can be called. */
export function Helplines() {
  return (
    <Box component="section" aria-label={helplineTexts.notAlone}>
      <Typography variant="subtitle1" component="p">
        {helplineTexts.notAlone}
      </Typography>
      <Typography variant="compact" sx={{ mt: 0.5, color: 'text.secondary', textWrap: 'pretty' }}>
        {helplineTexts.callThem}
      </Typography>
      <HelplineList sx={{ mt: 2, mx: -3 }} />
    </Box>
  );
}
