import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ColumnWithRail } from '../components/ColumnWithRail';
import { ScreenTitle } from '../components/ScreenTitle';
import { DraftList } from '../features/feeds/composer/DraftList';
import { commonTexts } from '../texts/common';
import { composerTexts } from '../texts/composer';
import { MemberRail } from './rail/MemberRail';

/** The member's unsent posts, for everyone and for pages. */
export function DraftsScreen() {
  return (
    <ColumnWithRail rail={<MemberRail />}>
      <ScreenTitle>{commonTexts.drafts}</ScreenTitle>
      <Box sx={{ mx: { xs: 4, sm: 0 }, mb: { xs: 3, md: 4.5 } }}>
        <Typography variant="h1">{commonTexts.drafts}</Typography>
        <Typography variant="compact" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {composerTexts.draftsText}
        </Typography>
      </Box>
      <DraftList />
    </ColumnWithRail>
  );
}
