import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useRef, useState } from 'react';

interface ClippedTextProps {
  children: string;
  /** How many lines the text may take. */
  lines?: 1 | 2;
  /** Whether the Tab key stops at it when it is clipped; not where the same text stands whole behind the entry's link. */
  isStop?: boolean;
}

/** Text that ends in an ellipsis where room ends, and then shows whole on hover and on focus. */
export function ClippedText({ children, lines = 1, isStop = true }: ClippedTextProps) {
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
        // Only what hides something is worth a stop of the Tab key.
        tabIndex={isClipped && isStop ? 0 : undefined}
        sx={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: lines,
          overflow: 'hidden',
          overflowWrap: 'anywhere',
          wordBreak: lines === 1 ? 'break-all' : 'normal',
        }}
      >
        {children}
      </Box>
    </Tooltip>
  );
}
