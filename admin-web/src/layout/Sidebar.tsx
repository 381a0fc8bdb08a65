import { Button } from '@campus-commons/web-kit/Button.tsx';
import { readStored, writeStored } from '@campus-commons/web-kit/storage.ts';
import { layout } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { NavigationList } from './NavigationList';

const STORAGE_KEY = 'consoleSidebar';
const collapsedWidth = 68;
/** A window in which the open sidebar leaves enough room for a table: 1,200 px with usual letters. */
const HAS_ROOM = '(min-width: 75em)';

/** The stored choice; without one, the sidebar starts collapsed in narrow windows. */
function startsCollapsed(): boolean {
  const stored = readStored(STORAGE_KEY);
  return stored === null ? !window.matchMedia(HAS_ROOM).matches : stored === 'collapsed';
}

/** The navigation beside the page. It collapses to a column of icons, and the choice is stored. */
export function Sidebar() {
  const translate = useTranslate();
  const [isCollapsed, setCollapsed] = useState(startsCollapsed);

  const toggle = () => {
    writeStored(STORAGE_KEY, isCollapsed ? 'open' : 'collapsed');
    setCollapsed(!isCollapsed);
  };

  return (
    <Box
      sx={{
        position: 'sticky',
        top: layout.consoleHeaderHeight,
        height: `calc(100dvh - ${layout.consoleHeaderHeight}px)`,
        flex: 'none',
        width: isCollapsed ? collapsedWidth : `${layout.consoleSidebarWidth / 16}rem`,
        px: 3,
        py: 4,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        overflowY: 'auto',
        borderRight: '1px solid',
        borderColor: 'campus.hairline',
      }}
    >
      <nav aria-label={translate('layout.sections')}>
        <NavigationList isCollapsed={isCollapsed} />
      </nav>
      {isCollapsed ? (
        <Tooltip title={translate('layout.expand')} placement="right">
          <IconButton onClick={toggle} aria-label={translate('layout.expand')} aria-expanded={false}>
            <PanelLeftOpen size={20} strokeWidth={1.9} aria-hidden />
          </IconButton>
        </Tooltip>
      ) : (
        <Button
          onClick={toggle}
          aria-expanded
          startIcon={<PanelLeftClose size={20} strokeWidth={1.9} aria-hidden />}
          sx={{ justifyContent: 'flex-start', gap: 1, color: 'campus.ink2', fontWeight: 520 }}
        >
          {translate('layout.collapse')}
        </Button>
      )}
    </Box>
  );
}
