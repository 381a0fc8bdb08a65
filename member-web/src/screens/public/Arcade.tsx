import Box from '@mui/material/Box';
import { ArchPicture } from './ArchPicture';

/** A row of arches on one base line. Phones show the first three. */
export function Arcade({ pictures }: { pictures: readonly string[] }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, sm: 4 },
        gridTemplateColumns: { xs: 'repeat(3, 1fr)', sm: `repeat(${pictures.length}, 1fr)` },
        borderBottom: 6,
        borderColor: 'campus.brick.main',
        '& > :nth-of-type(n + 4)': { display: { xs: 'none', sm: 'block' } },
      }}
    >
      {pictures.map((src) => (
        <ArchPicture key={src} src={src} ratio={1.5} eager />
      ))}
    </Box>
  );
}
