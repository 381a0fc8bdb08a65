import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import { localDate } from '@campus-commons/web-kit/dates.ts';
import { formatPhone } from '@campus-commons/web-kit/digits.ts';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { ClippedText } from '../../components/ClippedText';
import type { UserRecord } from '../../providers/records/users';
import { SuspendedChip } from './SuspendedChip';
import { ViewMore } from './ViewMore';

/** Phone and day never wrap or end in an ellipsis; College takes what the others leave. */
const columns = [
  { name: 'Name', width: '20%' },
  { name: 'Email', width: '21%' },
  { name: 'Phone', width: 124 },
  { name: 'College', width: undefined },
  { name: 'Course', width: '11%' },
  { name: 'Joined Date', width: 116 },
  { name: 'Actions', width: 116 },
];

/** Members as a table, one row each. */
export function UserTable({ users }: { users: UserRecord[] }) {
  return (
    <Table
      aria-label="Users"
      sx={(theme) => ({
        tableLayout: 'fixed',
        '& th': {
          backgroundColor: theme.vars.palette.campus.paper,
          ...theme.applyStyles('dark', { backgroundColor: theme.vars.palette.campus.raised }),
        },
      })}
    >
      <TableHead>
        <TableRow>
          {columns.map(({ name, width }) => (
            <TableCell key={name} sx={{ width }}>
              {name}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {users.map((user) => (
          <UserRow key={user.id} {...user} />
        ))}
      </TableBody>
    </Table>
  );
}

function UserRow({ id, name, picture, email, phone, college, course, joinedAt, isSuspended }: UserRecord) {
  return (
    <TableRow hover>
      <TableCell>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2.5, fontWeight: 620, lineHeight: '18px' }}>
          <Avatar path={picture} size={32} />
          <Box sx={{ minWidth: 0 }}>
            <ClippedText lines={isSuspended ? 1 : 2}>{name}</ClippedText>
            {isSuspended && <SuspendedChip />}
          </Box>
        </Box>
      </TableCell>
      <TableCell>
        <ClippedText>{email}</ClippedText>
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatPhone(phone)}</TableCell>
      <TableCell>
        <ClippedText>{college || '-'}</ClippedText>
      </TableCell>
      <TableCell>
        <ClippedText>{course || '-'}</ClippedText>
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{localDate(joinedAt)}</TableCell>
      <TableCell sx={{ py: 0 }}>
        <ViewMore id={id} name={name} />
      </TableCell>
    </TableRow>
  );
}
