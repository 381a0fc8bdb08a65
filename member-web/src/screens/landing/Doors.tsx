import library from '@campus-commons/web-kit/art/library.svg';
import laptop from '@campus-commons/web-kit/art/laptop.svg';
import sapling from '@campus-commons/web-kit/art/sapling.svg';
import stage from '@campus-commons/web-kit/art/stage.svg';
import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import { archRadius } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { doors } from '../../content/landingSections';
import { publicContentWidth } from '../../lib/layout/publicContentWidth';

const pictures = { learn: library, engage: stage, contribute: sapling, earn: laptop };
const hues = { learn: 'teal', engage: 'hibiscus', contribute: 'leaf', earn: 'marigold' } as const;

const Arch = styled('img')(({ theme }) => ({
  display: 'block',
  flex: 'none',
  width: '100%',
  height: 'auto',
  aspectRatio: '280 / 314',
  objectFit: 'cover',
  borderRadius: archRadius(314 / 280, 16),
  filter: theme.vars.palette.campus.pictureFilter,
  [theme.breakpoints.down('sm')]: { width: 112 },
}));

/** The small arch before each title, in the colour of its door. */
const Mark = styled('span')({
  display: 'inline-block',
  width: 12,
  height: 13,
  marginRight: 10,
  borderRadius: '12px 12px 2px 2px',
});

export function Doors() {
  return (
    <Box component="section" aria-labelledby="doors" sx={{ ...publicContentWidth, py: { xs: 18, md: 28 } }}>
      <Typography variant="section" component="h2" id="doors">
        {doors.title}
      </Typography>
      <Typography variant="sectionText" sx={{ mt: 4, maxWidth: 560, color: 'text.secondary' }}>
        {doors.text}
      </Typography>
      <PlainList
        sx={{
          mt: { xs: 8, md: 12 },
          display: 'grid',
          gap: 6,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
        }}
      >
        {doors.items.map(({ key, title, text }) => (
          <Box
            key={key}
            component="li"
            sx={{ display: { xs: 'flex', sm: 'block' }, gap: 4, alignItems: 'center' }}
          >
            <Arch src={pictures[key]} alt="" width={280} height={314} loading="lazy" />
            <Box sx={{ mt: { sm: 5 } }}>
              <Typography variant="h2" component="h3">
                <Mark sx={{ bgcolor: `campus.${hues[key]}.main` }} />
                {title}
              </Typography>
              <Typography
                variant="compact"
                sx={{
                  mt: 1.5,
                  color: 'text.secondary',
                }}
              >
                {text}
              </Typography>
            </Box>
          </Box>
        ))}
      </PlainList>
    </Box>
  );
}
