import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import { formatCount } from '@campus-commons/web-kit/digits.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { AdminUserDetailsDto } from '../../api/generated';
import { StatusButton } from './StatusButton';
import { StatusChip } from './StatusChip';

/** A name of more characters is set smaller. */
const LONG_NAME = 48;

/** The member's name and counts, and the button that suspends or reinstates them. */
export function UserHeader({ user }: { user: AdminUserDetailsDto }) {
  const translate = useTranslate();
  const figures = ['posts', 'comments', 'likes', 'pages', 'followedPages'] as const;
  const isLong = user.name.length > LONG_NAME;
  const { title, courseName, collegeName } = user.UserProfile;
  const line = title || [courseName, collegeName].filter(Boolean).join(', ');

  return (
    <Card
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 5,
        rowGap: 4,
        p: { xs: 4, md: 6 },
      }}
    >
      <Avatar person={user} size={88} />
      {/* Beside the longest names the figures have no room. */}
      <Box sx={{ flex: `1 1 ${isLong ? 420 : 240}px`, minWidth: 0 }}>
        <Typography
          variant="h1"
          dir="auto"
          sx={[
            { overflowWrap: 'anywhere' },
            // Smaller, above all on phones, where the longest names would fill half of the screen.
            isLong && {
              fontSize: { xs: '1.25rem', md: '1.625rem' },
              lineHeight: { xs: 1.25 },
            },
          ]}
        >
          {user.name}
        </Typography>
        {line !== '' && (
          <Typography dir="auto" sx={{ color: 'campus.ink2', overflowWrap: 'anywhere' }}>
            {line}
          </Typography>
        )}
        {user.suspension && <StatusChip status="suspended" />}
      </Box>
      {/* These wrap together, so that the button never stands alone below the picture. */}
      <Box
        sx={{
          flex: { xs: '1 1 100%', md: '0 1 auto' },
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 5,
          rowGap: 4,
        }}
      >
        <Box
          component="dl"
          sx={{
            m: 0,
            flex: { xs: '1 1 100%', sm: '0 1 auto' },
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            gap: { xs: 2, sm: 5, md: 7 },
          }}
        >
          {figures.map((figure) => (
            <Box key={figure} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
              <Typography component="dt" variant="caption" sx={{ color: 'campus.ink2' }}>
                {translate(`resources.users.counts.${figure}`, { smart_count: user.counts[figure] })}
              </Typography>
              <Typography component="dd" variant="h2" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
                {formatCount(user.counts[figure])}
              </Typography>
            </Box>
          ))}
        </Box>
        <StatusButton user={user} />
      </Box>
    </Card>
  );
}
