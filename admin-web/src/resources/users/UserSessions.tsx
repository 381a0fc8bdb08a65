import { indiaDateTime } from '@campus-commons/web-kit/dates.ts';
import { PlainList } from '@campus-commons/web-kit/PlainList.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ClippedText } from '../../components/ClippedText';
import { deviceName } from '../../lib/deviceName';
import type { SessionRecord } from '../../providers/records/users';

/** Where a member is signed in. Suspending them ends all of it. */
export function UserSessions({ sessions }: { sessions: SessionRecord[] }) {
  if (sessions.length === 0)
    return <Box sx={{ typography: 'body2', color: 'campus.ink2' }}>Signed in nowhere.</Box>;
  return (
    <PlainList sx={{ display: 'grid', gap: 3 }}>
      {sessions.map(({ id, device, startedAt, seenAt }) => (
        <li key={id}>
          <Typography variant="body2" component="div" sx={{ fontWeight: 560 }}>
            <ClippedText lines={2}>{deviceName(device)}</ClippedText>
          </Typography>
          <Typography variant="caption" component="div" sx={{ color: 'campus.ink2' }}>
            Since {indiaDateTime(startedAt)}
            <br />
            Last seen {indiaDateTime(seenAt)}
          </Typography>
        </li>
      ))}
    </PlainList>
  );
}
