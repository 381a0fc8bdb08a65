import Box from '@mui/material/Box';
import { pickerTexts } from '../../texts/pictures';

/** Covers its positioned parent while files are dragged over it. */
export function DropHint() {
  return (
    <Box
      sx={{
        position: 'absolute',
        inset: 8,
        display: 'grid',
        placeItems: 'center',
        pointerEvents: 'none',
        borderRadius: '14px',
        border: '2px dashed',
        borderColor: 'primary.main',
        bgcolor: (theme) => `color-mix(in srgb, ${theme.vars.palette.campus.teal.tint} 88%, transparent)`,
        typography: 'h3',
        color: 'campus.teal.text',
      }}
    >
      {pickerTexts.dropPhotos}
    </Box>
  );
}
