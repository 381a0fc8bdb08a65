import { layout } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { NavigationList } from './NavigationList';

interface NavigationDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** The navigation on a narrow screen, over the page. */
export function NavigationDrawer({ open, onClose }: NavigationDrawerProps) {
  const translate = useTranslate();
  return (
    <Drawer open={open} onClose={onClose} slotProps={{ paper: { 'aria-label': translate('layout.menu') } }}>
      <Box sx={{ width: 264, px: 3, pb: 4 }}>
        <Box sx={{ height: layout.consoleHeaderHeight, display: 'flex', alignItems: 'center' }}>
          <IconButton onClick={onClose} aria-label={translate('layout.close_menu')} sx={{ ml: -1 }}>
            <X size={22} strokeWidth={1.9} aria-hidden />
          </IconButton>
        </Box>
        <nav aria-label={translate('layout.sections')}>
          <NavigationList onChoose={onClose} />
        </nav>
      </Box>
    </Drawer>
  );
}
