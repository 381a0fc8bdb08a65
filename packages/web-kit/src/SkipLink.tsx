import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
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
