import { CONTENT_ID, SkipLink } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import { OfflineStrip } from '../../components/OfflineStrip';
import { commonTexts } from '../../texts/common';
import { PublicFooter } from './PublicFooter';
import { PublicHeader } from './PublicHeader';
import { Screen } from './Screen';

/** The frame of all public pages. */
export function PublicLayout() {
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink>{commonTexts.skipToContent}</SkipLink>
      <PublicHeader />
      <Box component="main" id={CONTENT_ID} tabIndex={-1} sx={{ flex: 1 }}>
        <OfflineStrip />
        <Screen />
      </Box>
      <PublicFooter />
    </Box>
  );
}
