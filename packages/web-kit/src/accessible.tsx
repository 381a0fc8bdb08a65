import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { radii } from './tokens.ts';

/** Id of the `main` element of every layout. */
export const CONTENT_ID = 'content';

const Anchor = styled('a')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  top: 8,
  left: 8,
  padding: '12px 16px',
  borderRadius: radii.control,
  fontWeight: 620,
  backgroundColor: theme.vars.palette.campus.raised,
  color: theme.vars.palette.campus.teal.text,
  boxShadow: theme.vars.palette.campus.floatShadow,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));

/** Skip link: the first stop of the Tab key, which skips the navigation. It is visible only while it has the focus. */
export function SkipLink({ children }: { children: ReactNode }) {
  return <Anchor href={`#${CONTENT_ID}`}>{children}</Anchor>;
}

/** Text only for screen readers. */
export const VisuallyHidden = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

interface PlainListProps extends ComponentProps<typeof List> {
  /** "ol" when the order matters. Default "ul". */
  component?: 'ul' | 'ol';
}

/**
 * A list without markers and indents, whose entries have their own style. The explicit role is needed because Safari does
 * not announce lists without markers to screen readers.
 */
export function PlainList({ component = 'ul', ...props }: PlainListProps) {
  return <List as={component} role="list" {...props} />;
}
