import Box from '@mui/material/Box';
import { Outlet } from 'react-router';
import { CONTENT_ID, SkipLink } from '../../components/SkipLink';
import { PublicFooter } from './PublicFooter';
import { PublicHeader } from './PublicHeader';

/** The frame of everything that a visitor may read. */
export function PublicLayout() {
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <PublicHeader />
      <Box component="main" id={CONTENT_ID} tabIndex={-1} sx={{ flex: 1 }}>
        <Outlet />
      </Box>
      <PublicFooter />
    </Box>
  );
}
