import Box from '@mui/material/Box';
import { flushSync } from 'react-dom';
import { useId, useLayoutEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { BUTTON_MARGIN_PIXELS, COLLAPSE_ABOVE_PIXELS, COLLAPSED_HEIGHT_PIXELS } from './foldedHeights.ts';

interface FoldedTextProps {
  /** Labels of the button: "Show more", "Show less". */
  more: string;
  less: string;
  /** Colour of the palette behind the text, into which it fades. Default: that of cards. */
  background?: 'surface' | 'sunken' | 'raised';
  /** Shows the whole text at once. */
  isAlwaysExpanded?: boolean;
  /** Lines of a collapsed text, all of the line height of its surroundings. Default: a height of some eight lines. */
  lines?: number;
  children: ReactNode;
}

/** A text by a member; a long one is collapsed, with a fade and a button to expand it. */
export function FoldedText({
  more,
  less,
  background = 'surface',
  isAlwaysExpanded = false,
  lines,
  children,
}: FoldedTextProps) {
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const [isLong, setIsLong] = useState(false);
  const [isOpen, setIsOpen] = useState(isAlwaysExpanded);

  // Measured before the first paint, and again when text, fonts or width change the height.
  useLayoutEffect(() => {
    const element = content.current;
    if (isAlwaysExpanded || !element) return undefined;
    const measure = () =>
      setIsLong(element.offsetHeight > (lines ? heightOf(element, lines + 0.5) : COLLAPSE_ABOVE_PIXELS));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isAlwaysExpanded, lines]);

  const isCollapsed = isLong && !isOpen;
  const toggle = () => {
    // At once, so that the text is short when its start is brought into view. The reader may be far below it.
    flushSync(() => setIsOpen(!isOpen));
    const start = content.current?.closest('article, li') ?? content.current;
    if (isOpen) start?.scrollIntoView({ block: 'nearest' });
  };
  const expandForHiddenFocus = (event: FocusEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    if (isCollapsed && event.target.getBoundingClientRect().bottom > box.bottom) setIsOpen(true);
  };

  return (
    <>
      <Box
        id={id}
        onFocus={expandForHiddenFocus}
        sx={{
          position: 'relative',
          maxHeight: isCollapsed ? (lines ? `${lines}lh` : COLLAPSED_HEIGHT_PIXELS) : undefined,
          overflow: isCollapsed ? 'hidden' : undefined,
          '&::after': isCollapsed
            ? {
                content: '""',
                position: 'absolute',
                inset: 'auto 0 0 0',
                height: lines ? '2lh' : COLLAPSED_HEIGHT_PIXELS,
                // The fade covers the collapsed text. Its upper half is transparent, so that this text is readable.
                background: (theme) =>
                  `linear-gradient(to bottom, transparent 50%, ${theme.vars.palette.campus[background]})`,
                pointerEvents: 'none',
              }
            : undefined,
          // Printed text cannot be expanded.
          '@media print': { maxHeight: 'none', overflow: 'visible', '&::after': { display: 'none' } },
        }}
      >
        <div ref={content}>{children}</div>
      </Box>
      {isLong && !isAlwaysExpanded && (
        <Button
          variant="text"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
          endIcon={<Chevron isUp={isOpen} />}
          // A few lines have their button close below.
          sx={{ ml: -3, mt: lines ? -2.5 : `${BUTTON_MARGIN_PIXELS}px`, mb: lines ? -2.5 : undefined }}
        >
          {isOpen ? less : more}
        </Button>
      )}
    </>
  );
}

/** The height of a number of lines, CSS px. */
function heightOf(element: HTMLElement, lines: number): number {
  return lines * (parseFloat(getComputedStyle(element).lineHeight) || 0);
}

function Chevron({ isUp }: { isUp: boolean }) {
  return (
    <Box
      component="svg"
      width={16}
      height={16}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      sx={{ transform: isUp ? 'rotate(180deg)' : undefined, transition: 'transform 160ms ease-out' }}
    >
      <path d="m6 9 6 6 6-6" />
    </Box>
  );
}
