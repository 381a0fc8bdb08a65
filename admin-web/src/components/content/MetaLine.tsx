import Box from '@mui/material/Box';
import { ClippedText } from '../ClippedText';

interface MetaLineProps {
  /** Formatted date; never wrapped or clipped. */
  day: string;
  /** Further text, clipped with an ellipsis when there is too little room. */
  more?: string | null;
}

/** A date and further text on one line. */
export function MetaLine({ day, more = null }: MetaLineProps) {
  return (
    <Box component="span" sx={{ display: 'flex', minWidth: 0, whiteSpace: 'nowrap' }}>
      <Box component="span" sx={{ flex: 'none', whiteSpace: 'pre' }}>
        {more === null ? day : `${day} · `}
      </Box>
      {more !== null && (
        <Box component="span" sx={{ minWidth: 0, whiteSpace: 'normal' }}>
          <ClippedText>{more}</ClippedText>
        </Box>
      )}
    </Box>
  );
}
