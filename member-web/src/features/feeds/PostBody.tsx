import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ChevronDown } from 'lucide-react';
import { flushSync } from 'react-dom';
import { useId, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { RichText } from '../../components/RichText/RichText';
import { COLLAPSE_ABOVE, COLLAPSED_HEIGHT } from '../../lib/collapsedPost';
import type { Mention } from '../../lib/mentions';
import { feedTexts } from '../../texts/feeds';

interface PostBodyProps {
  html: string;
  /** Whom it mentions. */
  mentions?: readonly Mention[];
  /** Shows the whole text at once. */
  isAlwaysExpanded: boolean;
}

/** The text of a post; a long one is collapsed, with a fade and a button to expand it. */
export function PostBody({ html, mentions, isAlwaysExpanded }: PostBodyProps) {
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const [isLong, setIsLong] = useState(false);
  const [isOpen, setIsOpen] = useState(isAlwaysExpanded);

  // Measured before the first paint, and again when fonts or width change the height.
  useLayoutEffect(() => {
    const element = content.current;
    if (isAlwaysExpanded || !element) return undefined;
    const measure = () => setIsLong(element.offsetHeight > COLLAPSE_ABOVE);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isAlwaysExpanded, html]);

  const isCollapsed = isLong && !isOpen;
  const toggle = () => {
    // At once, so that the text is short when its start is brought into view. The reader may be far below it.
    flushSync(() => setIsOpen(!isOpen));
    if (isOpen) content.current?.closest('article')?.scrollIntoView({ block: 'nearest' });
  };
  const expandForHiddenFocus = (event: FocusEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    if (isCollapsed && event.target.getBoundingClientRect().bottom > box.bottom) setIsOpen(true);
  };

  return (
    <Box sx={{ mt: { xs: 3, md: 3.5 } }}>
      <Box
        id={id}
        onFocus={expandForHiddenFocus}
        sx={{
          position: 'relative',
          maxHeight: isCollapsed ? COLLAPSED_HEIGHT : undefined,
          overflow: isCollapsed ? 'hidden' : undefined,
          '&::after': isCollapsed
            ? {
                content: '""',
                position: 'absolute',
                inset: 'auto 0 0 0',
                height: COLLAPSED_HEIGHT,
                // The fade covers the collapsed text. Its upper half is transparent, so that this text is readable.
                background: (theme) =>
                  `linear-gradient(to bottom, transparent 50%, ${theme.vars.palette.campus.surface})`,
                pointerEvents: 'none',
              }
            : undefined,
          // Printed text cannot be expanded.
          '@media print': { maxHeight: 'none', overflow: 'visible', '&::after': { display: 'none' } },
        }}
      >
        <div ref={content}>
          <RichText html={html} mentions={mentions} />
        </div>
      </Box>
      {isLong && !isAlwaysExpanded && (
        <Button
          variant="text"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
          endIcon={
            <Box
              component={ChevronDown}
              size={16}
              aria-hidden
              sx={{
                transform: isOpen ? 'rotate(180deg)' : undefined,
                transition: 'transform 160ms ease-out',
              }}
            />
          }
          sx={{ ml: -3, mt: 0.5 }}
        >
          {isOpen ? feedTexts.showLess : feedTexts.showMore}
        </Button>
      )}
    </Box>
  );
}
