import { breakable } from '@campus-commons/web-kit/breakable.tsx';
import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import { formatPhone } from '@campus-commons/web-kit/digits.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
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
      <Box component="dl" sx={{ display: 'grid', gap: 2, m: 0, mt: 3, typography: 'compact' }}>
        {email !== null && <Entry icon={Mail} label={fieldTexts.email} value={email} />}
        {phone !== null && <Entry icon={Phone} label={fieldTexts.phone} value={formatPhone(phone)} />}
      </Box>
      <Line sx={{ mt: 3, typography: 'caption', color: 'text.secondary' }}>
        <Lock size={18} aria-hidden />
        {profileTexts.contactPrivate}
      </Line>
    </Card>
  );
}

/** An icon and, beside it, a text that may wrap. */
const Line = styled('div')({
  display: 'flex',
  gap: 12,
  '& > svg': { flex: 'none', marginTop: 1 },
});

/** The icon says what it is; screen readers hear it. */
function Entry({ icon: Icon, label, value }: { icon: LucideIcon; label: string; value: string }) {
  return (
    <Line>
      <dt>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Box component="span" sx={{ display: 'block', pt: '2px', color: 'text.secondary' }}>
          <Icon size={18} aria-hidden />
        </Box>
      </dt>
      <Box
        component="dd"
        sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}
      >
        {breakable(value)}
      </Box>
    </Line>
  );
}
