import { PlainList } from '@campus-commons/web-kit/PlainList.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EyeOff, LogOut, MapPinOff, UserRoundCheck, type LucideIcon } from 'lucide-react';
import { promises } from '../../content/landingSections';
import { publicMeasure } from '../../lib/publicMeasure';

const icons: Record<(typeof promises.items)[number]['key'], LucideIcon> = {
  contact: EyeOff,
  pictures: MapPinOff,
  signOut: LogOut,
  age: UserRoundCheck,
};

/** Evening over the courtyard, in both schemes: the last section before the footer. */
const evening = { ground: '#0B4448', ink: '#F1F6F4', ink2: '#BCD3D1', accent: '#F5B544' };

export function Promises() {
  return (
    <Box component="section" aria-labelledby="promises" sx={{ bgcolor: evening.ground, color: evening.ink2 }}>
      <Box
        sx={{
          ...publicMeasure,
          pt: { xs: 16, md: 22 },
          pb: { xs: 24, md: 32 },
          display: 'grid',
          gap: { xs: 10, md: 24 },
          gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 5fr) minmax(0, 9fr)' },
        }}
      >
        <div>
          <Typography variant="section" component="h2" id="promises" sx={{ color: evening.ink }}>
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
                <Icon
                  size={26}
                  color={evening.accent}
                  strokeWidth={1.8}
                  aria-hidden
                  style={{ flex: 'none' }}
                />
                <Box sx={{ mt: { sm: 4 } }}>
                  <Typography variant="h3" sx={{ color: evening.ink }}>
                    {title}
                  </Typography>
                  <Typography sx={{ mt: 2, lineHeight: '25px' }}>{text}</Typography>
                </Box>
              </Box>
            );
          })}
        </PlainList>
      </Box>
    </Box>
  );
}
