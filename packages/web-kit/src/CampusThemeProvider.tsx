import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import './fonts.css';
import './paint.css';
import { campusTheme } from './theme.ts';

/**
 * Theme, base styles and fonts for a site. The colour scheme follows the system until the user chooses one. MUI's
 * `useColorScheme()` reads and sets the choice (light, dark or system), and MUI stores it.
 */
export function CampusThemeProvider({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={campusTheme} defaultMode="system" noSsr>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
