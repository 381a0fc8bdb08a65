import { breakable } from '@campus-commons/web-kit/breakable.tsx';
import { formatPhone } from '@campus-commons/web-kit/digits.ts';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Lock, Mail, Phone, type LucideIcon } from 'lucide-react';
import type { ProfileUserDto } from '../../api/generated';
import { fieldTexts } from '../../texts/fields';
import { profileTexts } from '../../texts/profile';

/** The member's contact data. The server sends it only to the member. */
export function ProfileContact({ user: { email, phone } }: { user: ProfileUserDto }) {
  return (
    <Card component="section" aria-labelledby="contact" sx={{ px: { xs: 4, md: 6 }, py: { xs: 4, md: 5 } }}>
      <Typography variant="h3" component="h2" id="contact">
        {profileTexts.contact}
      </Typography>
      <Box component="dl" sx={{ display: 'grid', gap: 4, m: 0, mt: 4 }}>
        {email !== null && <Entry icon={Mail} label={fieldTexts.email} value={email} />}
        {phone !== null && <Entry icon={Phone} label={fieldTexts.phone} value={formatPhone(phone)} />}
      </Box>
      <Box
        sx={{
          display: 'flex',
          gap: 2.5,
          mt: 4,
          px: 3,
          py: 2,
          borderRadius: `${radii.small}px`,
          bgcolor: 'campus.sunken',
          color: 'text.secondary',
          typography: 'caption',
        }}
      >
        <Lock size={16} aria-hidden style={{ flex: 'none', marginTop: 1 }} />
        {profileTexts.contactPrivate}
      </Box>
    </Card>
  );
}

function Entry({ icon: Icon, label, value }: { icon: LucideIcon; label: string; value: string }) {
  return (
    <Box sx={{ position: 'relative', pl: 8, display: 'flex', flexDirection: 'column-reverse' }}>
      <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
        <Box component="span" sx={{ position: 'absolute', left: 0, top: 2 }}>
          <Icon size={20} aria-hidden />
        </Box>
        {label}
      </Typography>
      <Box
        component="dd"
        sx={{
          m: 0,
          typography: 'compact',
          overflowWrap: 'anywhere',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {breakable(value)}
      </Box>
    </Box>
  );
}
