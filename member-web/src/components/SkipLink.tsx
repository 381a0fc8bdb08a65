import { radii } from '@campus-commons/web-kit/tokens.ts';
import { styled } from '@mui/material/styles';
import { commonTexts } from '../texts/common';

/** Where the skip link leads: the `main` of every layout carries this id. */
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

/** The first stop of the Tab key: past the navigation, to what the screen is about. */
export function SkipLink() {
  return <Anchor href={`#${CONTENT_ID}`}>{commonTexts.skipToContent}</Anchor>;
}
