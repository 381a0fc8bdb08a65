import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import { localDate } from '@campus-commons/web-kit/dates.ts';
import { PlainList } from '@campus-commons/web-kit/PlainList.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ClippedText } from '../../components/ClippedText';
import type { UserRecord } from '../../providers/records/users';
import { SuspendedChip } from './SuspendedChip';
import { ViewMore } from './ViewMore';

/** Members on a narrow screen: who, where, since when. */
export function UserCards({ users }: { users: UserRecord[] }) {
  return (
    <PlainList aria-label="Users">
      {users.map(({ id, name, picture, college, joinedAt, isSuspended }) => (
        <Box
          key={id}
          component="li"
          sx={{
            display: 'flex',
            gap: 2.5,
            px: 4,
            py: 3,
            '& + &': { borderTop: '1px solid', borderColor: 'campus.hairline' },
          }}
        >
          <Avatar path={picture} size={32} />
          <Box sx={{ minWidth: 0, flex: 1 }}>
            <Typography variant="subtitle2" component="div" sx={{ fontSize: '0.9375rem' }}>
              <ClippedText lines={2}>{name}</ClippedText>
            </Typography>
            <Typography variant="caption" component="div" sx={{ color: 'campus.ink2' }}>
              <ClippedText>{college || '-'}</ClippedText>
              Joined {localDate(joinedAt)}
            </Typography>
            {isSuspended && <SuspendedChip />}
          </Box>
          <Box sx={{ alignSelf: 'center', flex: 'none' }}>
            <ViewMore id={id} name={name} />
          </Box>
        </Box>
      ))}
    </PlainList>
  );
}
