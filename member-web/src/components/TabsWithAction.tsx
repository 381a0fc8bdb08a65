import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ScreenTabs, type ScreenTabsProps } from './ScreenTabs';

interface TabsWithActionProps extends ScreenTabsProps {
  /** What one can do on the part that is shown, such as a {@link CreateButton}. */
  action?: ReactNode;
}

/** The parts of a screen in one row with its action. On phones they scroll beside the round button; a longer one has a line of its own. */
export function TabsWithAction({ action, ...tabs }: TabsWithActionProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        pr: { xs: 4, sm: 0 },
        mb: 2,
      }}
    >
      <Box
        sx={{
          flex: '1 1 200px',
          minWidth: 0,
          // The row ends inside the screen: a tab that goes on fades out, so that it does not look cut off.
          maskImage: { xs: 'linear-gradient(to left, transparent, #000 16px)', sm: 'none' },
        }}
      >
        <ScreenTabs {...tabs} />
      </Box>
      {action && <Box sx={{ pl: { xs: 4, sm: 0 } }}>{action}</Box>}
    </Box>
  );
}
