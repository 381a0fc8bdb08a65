import sapling from '@campus-commons/web-kit/art/sapling.svg';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { example } from '../../content/blogs';
import { NumberArch, Sheet } from './ExampleSheet';

const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: radii.image,
  filter: theme.vars.palette.campus.pictureFilter,
}));

/** An example of a longer post, its parts numbered for the notes beside it. */
export function AnnotatedPost() {
  const { heading, opening, sections, caption, closing } = example.post;
  return (
    <Sheet role="group" aria-label={example.label} sx={{ p: { md: '32px 40px 40px' } }}>
      <Part number={1}>
        <Typography variant="h1" component="p">
          {heading}
        </Typography>
      </Part>
      <Part number={2}>{opening}</Part>
      <Part number={3}>
        {sections.map((section) => (
          <Box key={section.heading} sx={{ '& + &': { mt: 4 } }}>
            <Typography variant="h3" component="p">
              {section.heading}
            </Typography>
            {section.text !== undefined && <Box sx={{ mt: 1 }}>{section.text}</Box>}
            {section.list && (
              <Box component="ul" sx={{ my: 1, pl: 5 }}>
                {section.list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </Box>
            )}
          </Box>
        ))}
      </Part>
      <Part number={4}>
        <Picture src={sapling} alt="" width={800} height={450} loading="lazy" />
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          {caption}
        </Typography>
      </Part>
      <Part number={5}>{closing}</Part>
    </Sheet>
  );
}

function Part({ number, children }: { number: number; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', gap: { xs: 3, sm: 4 }, '& + &': { mt: 5 } }}>
      <NumberArch>{number}</NumberArch>
      <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
    </Box>
  );
}
