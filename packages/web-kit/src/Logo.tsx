import Box from '@mui/material/Box';
import { runtimeConfig } from './runtimeConfig.ts';
import { headingFont } from './theme/typography.ts';
import { lightTokens } from './tokens.ts';

export interface LogoProps {
  /** Height of the mark in px; the name scales with it. Default 27. */
  size?: number;
  /** Shows only the arch, for narrow places; the name is then only for screen readers. Default false. */
  markOnly?: boolean;
}

/** The arch and the configured brand name. The name uses the current text colour, the arch has its own colours. */
export function Logo({ size = 27, markOnly = false }: LogoProps) {
  const { brandName } = runtimeConfig();
  const nameSize = size * 0.72;
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 2.5, color: 'inherit', whiteSpace: 'nowrap' }}
    >
      <ArchMark size={size} label={markOnly ? brandName : undefined} />
      {!markOnly && (
        <Box
          component="span"
          sx={{
            fontFamily: headingFont,
            fontWeight: 680,
            // Scales with the user's text size, but not on phones, where it would not fit the bar.
            fontSize: `min(${nameSize / 16}rem, max(${nameSize}px, 5.4vw))`,
            lineHeight: 1,
            letterSpacing: '-0.02em',
          }}
        >
          {brandName}
        </Box>
      )}
    </Box>
  );
}

function ArchMark({ size, label }: { size: number; label?: string }) {
  return (
    <svg
      viewBox="0 0 26 27"
      width={(size * 26) / 27}
      height={size}
      style={{ flex: 'none' }}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d="M0 27V13a13 13 0 0 1 26 0v14z" fill={lightTokens.primary.main} />
      <path d="M5 27V14a8 8 0 0 1 16 0v13z" fill={lightTokens.paper} />
      <circle cx="13" cy="12.4" r="2.6" fill={lightTokens.hibiscus.main} />
      <path d="M8 27v-4a5 5 0 0 1 10 0v4z" fill={lightTokens.marigold.main} />
    </svg>
  );
}
