import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ColumnWithRail } from '../components/ColumnWithRail';
import { ScreenTitle } from '../components/ScreenTitle';
import { SavedList } from '../features/saved/SavedList';
import { commonTexts } from '../texts/common';
import { savedTexts } from '../texts/feeds';
import { MemberRail } from './rail/MemberRail';

/** The posts that the member saved. */
export function SavedScreen() {
  return (
    <ColumnWithRail rail={<MemberRail />}>
      <ScreenTitle>{commonTexts.savedPosts}</ScreenTitle>
      <Box sx={{ mx: { xs: 4, sm: 0 }, mb: { xs: 3, md: 4.5 } }}>
        <Typography variant="h1">{commonTexts.savedPosts}</Typography>
        <Typography variant="compact" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {savedTexts.lead}
        </Typography>
      </Box>
      <SavedList />
    </ColumnWithRail>
  );
}
