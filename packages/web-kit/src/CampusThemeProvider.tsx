import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import './fonts.css';
import './paint.css';
import { campusTheme } from './theme.ts';

/**
 * Theme, base styles and fonts around a site. Follows the system until someone chooses;
 * `useColorScheme()` of MUI reads and sets the choice (light, dark or system), and MUI keeps it.
 */
export function CampusThemeProvider({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={campusTheme} defaultMode="system" noSsr>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
