import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EyeOff, LogOut, MapPinOff, UserRoundCheck, type LucideIcon } from 'lucide-react';
import { promises } from '../../content/landingSections';
import { publicContentWidth } from '../../lib/layout/publicContentWidth';

const icons: Record<(typeof promises.items)[number]['key'], LucideIcon> = {
  contact: EyeOff,
  pictures: MapPinOff,
  signOut: LogOut,
  age: UserRoundCheck,
};

/** What the product promises: the last section before the footer, with the courtyard in the evening. */
export function Promises() {
  return (
    <Box
      component="section"
      aria-labelledby="promises"
      sx={{ bgcolor: 'campus.band.surface', color: 'campus.band.ink2' }}
    >
      <Box
        sx={{
          ...publicContentWidth,
          pt: { xs: 16, md: 22 },
          pb: { xs: 24, md: 32 },
          display: 'grid',
          gap: { xs: 10, md: 24 },
          gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 5fr) minmax(0, 9fr)' },
        }}
      >
        <div>
          <Typography variant="section" component="h2" id="promises" sx={{ color: 'campus.band.ink' }}>
            {promises.title}
          </Typography>
          <Typography variant="sectionText" sx={{ mt: 4 }}>
            {promises.text}
          </Typography>
        </div>
        <PlainList
          sx={{ display: 'grid', gap: { xs: 7, sm: 10 }, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
        >
          {promises.items.map(({ key, title, text }) => {
            const Icon = icons[key];
            return (
              <Box key={key} component="li" sx={{ display: { xs: 'flex', sm: 'block' }, gap: 4 }}>
                <Box sx={{ flex: 'none', height: 26, color: 'campus.band.accent' }}>
                  <Icon size={26} strokeWidth={1.8} aria-hidden />
                </Box>
                <Box sx={{ mt: { sm: 4 } }}>
                  <Typography variant="h3" sx={{ color: 'campus.band.ink' }}>
                    {title}
                  </Typography>
                  <Typography sx={{ mt: 2, lineHeight: '1.5625rem' }}>{text}</Typography>
                </Box>
              </Box>
            );
          })}
        </PlainList>
      </Box>
    </Box>
  );
}
