import { radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { NumberArch, Sheet } from './ExampleSheet';

interface ProjectPostProps {
  example: { label: string; title: string; parts: readonly string[]; pictures: string };
  /** The two pictures of the post. */
  pictures: readonly [string, string];
}

const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  filter: theme.vars.palette.campus.pictureFilter,
}));

/**
 * An example of a post about a project, its parts numbered for the notes beside it; the last number marks the pictures.
 */
export function ProjectPost({ example, pictures }: ProjectPostProps) {
  const { label, title, parts } = example;
  return (
    <Sheet role="group" aria-label={label} sx={{ position: { md: 'sticky' }, top: 24 }}>
      <Typography variant="h2" component="p">
        {title}
      </Typography>
      {parts.map((part, index) => (
        <Box key={part} sx={{ mt: 4, display: 'flex', gap: 3 }}>
          <NumberArch>{index + 1}</NumberArch>
          <div>{part}</div>
        </Box>
      ))}
      <Box sx={{ mt: 5, display: 'flex', gap: 3 }}>
        <NumberArch>{parts.length + 1}</NumberArch>
        <Box
          role="img"
          aria-label={example.pictures}
          sx={{
            flex: 1,
            display: 'grid',
            gap: 1,
            gridTemplateColumns: '1fr 1fr',
            borderRadius: `${radii.image}px`,
            overflow: 'hidden',
          }}
        >
          {pictures.map((src) => (
            <Picture key={src} src={src} alt="" width={400} height={300} loading="lazy" />
          ))}
        </Box>
      </Box>
    </Sheet>
  );
}
