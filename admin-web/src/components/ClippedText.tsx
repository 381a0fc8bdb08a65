import { breakable } from '@campus-commons/web-kit/breakable.tsx';
import { clampLines } from '@campus-commons/web-kit/theme/clampLines.ts';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useRef, useState } from 'react';

interface ClippedTextProps {
  children: string;
  /** Maximum number of lines. Default 1. */
  lines?: 1 | 2 | 4;
  /** Whether a clipped text is a tab stop. Default true; false where the entry's link opens the full text. */
  isTabStop?: boolean;
}

/** Text that is clipped with an ellipsis if it does not fit. A tooltip then shows the full text on hover and focus. */
export function ClippedText({ children, lines = 1, isTabStop = true }: ClippedTextProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const [isClipped, setClipped] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      setClipped(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [children]);

  return (
    <Tooltip title={isClipped ? children : ''} describeChild>
      <Box
        ref={ref}
        component="span"
        dir="auto"
        // Only a clipped text needs a tab stop.
        tabIndex={isClipped && isTabStop ? 0 : undefined}
        sx={{
          ...clampLines(lines),
          // Also for right-to-left text, so that columns keep one edge.
          textAlign: 'left',
          wordBreak: lines === 1 ? 'break-all' : 'normal',
        }}
      >
        {breakable(children)}
      </Box>
    </Tooltip>
  );
}
