import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import { indiaDate } from '@campus-commons/web-kit/dates.ts';
import { formatPhone } from '@campus-commons/web-kit/digits.ts';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { ClippedText } from '../../components/ClippedText';
import type { UserRecord, UserSort } from '../../providers/records/users';
import { firstDirection, type UserOrder } from './listing';
import { StatusChip } from './StatusChip';
import { useOpenRow } from './useOpenRow';
import { detailsPath, ViewMore } from './ViewMore';

/** Phone and day never wrap or end in an ellipsis; College takes what the others leave. */
const columns: { name: string; width: string | number | undefined; sort?: UserSort }[] = [
  { name: 'Name', width: '20%', sort: 'name' },
  { name: 'Email', width: '21%', sort: 'email' },
  { name: 'Phone', width: 124 },
  { name: 'College', width: undefined, sort: 'college' },
  { name: 'Course', width: '11%', sort: 'course' },
  { name: 'Joined Date', width: 132, sort: 'createdAt' },
  { name: 'Actions', width: 116 },
];

interface UserTableProps {
  users: UserRecord[];
  order: UserOrder;
  onOrder: (order: UserOrder) => void;
}

/** Members as a table, one row each; a click on a column's head sorts by it, another turns the order round. */
export function UserTable({ users, order: shown, onOrder }: UserTableProps) {
  const next = (sort: UserSort): UserOrder =>
    sort === shown.sort
      ? { sort, order: shown.order === 'asc' ? 'desc' : 'asc' }
      : { sort, order: firstDirection(sort) };

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
          {columns.map(({ name, width, sort }) => (
            <TableCell
              key={name}
              sx={{ width }}
              sortDirection={sort !== undefined && sort === shown.sort ? shown.order : false}
            >
              {sort === undefined ? (
                name
              ) : (
                <TableSortLabel
                  active={sort === shown.sort}
                  direction={sort === shown.sort ? shown.order : firstDirection(sort)}
                  onClick={() => onOrder(next(sort))}
                >
                  {name}
                </TableSortLabel>
              )}
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

/** Its link is the one stop of the Tab key: what is clipped here stands whole on the page it opens. */
function UserRow({ id, name, picture, email, phone, college, course, joinedAt, status }: UserRecord) {
  const clicks = useOpenRow(detailsPath(id));
  // Whoever has deleted their account has no details to open.
  const opens = status !== 'deleted';
  return (
    <TableRow hover {...(opens && clicks)} sx={{ cursor: opens ? 'pointer' : undefined }}>
      <TableCell>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2.5, fontWeight: 620, lineHeight: '18px' }}>
          <Avatar path={picture} size={32} />
          <Box sx={{ minWidth: 0 }}>
            <ClippedText lines={status === 'active' ? 2 : 1} isStop={!opens}>
              {name}
            </ClippedText>
            <StatusChip status={status} />
          </Box>
        </Box>
      </TableCell>
      <TableCell>
        <ClippedText isStop={!opens}>{email}</ClippedText>
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatPhone(phone)}</TableCell>
      <TableCell>
        <ClippedText isStop={!opens}>{college || '-'}</ClippedText>
      </TableCell>
      <TableCell>
        <ClippedText isStop={!opens}>{course || '-'}</ClippedText>
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{indiaDate(joinedAt)}</TableCell>
      <TableCell sx={{ py: 0 }}>{opens && <ViewMore id={id} name={name} />}</TableCell>
    </TableRow>
  );
}
