import { CONTENT_ID, SkipLink } from '@campus-commons/web-kit/SkipLink.tsx';
import Box from '@mui/material/Box';
import { commonTexts } from '../../texts/common';
import { Outlet } from 'react-router-dom';
import { PublicFooter } from './PublicFooter';
import { PublicHeader } from './PublicHeader';

/** The frame of all public pages. */
export function PublicLayout() {
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink>{commonTexts.skipToContent}</SkipLink>
      <PublicHeader />
      <Box component="main" id={CONTENT_ID} tabIndex={-1} sx={{ flex: 1 }}>
        <Outlet />
      </Box>
      <PublicFooter />
    </Box>
  );
}
