import { indiaDateTime } from '@campus-commons/web-kit/dates.ts';
import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { ClippedText } from '../../components/ClippedText';
import { useDeviceName } from '../../components/useDeviceName';
import type { AdminUserSessionDto } from '../../api/generated';

/** Where a member is signed in. A suspension ends all these sessions. */
export function UserSessions({ sessions }: { sessions: AdminUserSessionDto[] }) {
  const translate = useTranslate();
  const deviceName = useDeviceName();
  if (sessions.length === 0)
    return (
      <Box sx={{ typography: 'body2', color: 'campus.ink2' }}>
        {translate('resources.users.sessions.none')}
      </Box>
    );
  return (
    <PlainList sx={{ display: 'grid', gap: 3 }}>
      {sessions.map(({ id, device, createdAt, lastSeenAt }) => (
        <li key={id}>
          <Typography variant="body2" component="div" sx={{ fontWeight: 560 }}>
            <ClippedText lines={2}>{deviceName(device)}</ClippedText>
          </Typography>
          <Typography variant="caption" component="div" sx={{ color: 'campus.ink2' }}>
            {translate('resources.users.sessions.since', { time: indiaDateTime(createdAt) })}
            <br />
            {translate('resources.users.sessions.seen', { time: indiaDateTime(lastSeenAt) })}
          </Typography>
        </li>
      ))}
    </PlainList>
  );
}
