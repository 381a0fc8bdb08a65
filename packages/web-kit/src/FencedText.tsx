import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';
import { splitFences } from './fences.ts';
import { MONOSPACE } from './theme/typography.ts';

interface FencedTextProps {
  text: string;
  /** The accessible name of lines of code, which scroll. */
  codeLabel: string;
  /** Renders what is no code. Default: as it is. */
  children?: (plain: string) => ReactNode;
}

/** Plain text in which lines fenced with three backticks are shown as code. */
export function FencedText({ text, codeLabel, children = (plain) => plain }: FencedTextProps) {
  // Most texts have none.
  if (!text.includes('```')) return children(text);
  return splitFences(text).map((part, index) =>
    part.isCode ? (
      <Box
        key={index}
        component="pre"
        role="group"
        aria-label={codeLabel}
        // Scrolls in its own box, by keyboard, too.
        tabIndex={0}
        sx={{
          my: 1.5,
          p: 2,
          borderRadius: '8px',
          border: 1,
          borderColor: 'campus.hairline',
          bgcolor: 'campus.surface',
          fontFamily: MONOSPACE,
          fontSize: '0.8125rem',
          lineHeight: 1.5,
          fontVariantLigatures: 'none',
          whiteSpace: 'pre',
          overflowX: 'auto',
          overscrollBehaviorX: 'contain',
          overflowWrap: 'normal',
          direction: 'ltr',
          textAlign: 'left',
          tabSize: 4,
        }}
      >
        {part.text}
      </Box>
    ) : (
      <Fragment key={index}>{children(part.text)}</Fragment>
    ),
  );
}
