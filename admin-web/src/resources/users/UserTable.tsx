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
import { useListContext, useTranslate } from 'react-admin';
import { ClippedText } from '../../components/ClippedText';
import type { AdminUserDto } from '../../api/generated';
import type { UserSort } from '../../providers/records';
import { firstOrder } from './listing';
import { StatusChip } from './StatusChip';
import { useOpenRow } from './useOpenRow';
import { detailsPath, ViewMore } from './ViewMore';

/** Width that seven columns need. In narrower windows the table scrolls in its own box. */
const MIN_WIDTH_PIXELS = 920;

/**
 * Phone and day are never wrapped or clipped; in narrow windows they have less padding. College gets the remaining width, which
 * is the largest part in every window.
 */
const columns: { name: string; width?: Record<'xs' | 'lg', number | string>; sort?: UserSort }[] = [
  { name: 'name', width: { xs: '17%', lg: '18%' }, sort: 'name' },
  { name: 'email', width: { xs: '18%', lg: '20%' }, sort: 'email' },
  { name: 'phone', width: { xs: 104, lg: 124 } },
  { name: 'college', sort: 'college' },
  { name: 'course', width: { xs: '8%', lg: '11%' }, sort: 'course' },
  { name: 'createdAt', width: { xs: 98, lg: 132 }, sort: 'createdAt' },
  { name: 'actions', width: { xs: 100, lg: 116 } },
];

/** The users of the list in context. A click on a column header sorts by it; another click reverses the order. */
export function UserTable() {
  const translate = useTranslate();
  const { data = [], sort: current, setSort } = useListContext<AdminUserDto>();
  const direction = current.order === 'ASC' ? 'asc' : 'desc';
  const sortBy = (field: UserSort) => {
    const reversed = current.order === 'ASC' ? 'DESC' : 'ASC';
    setSort({ field, order: field === current.field ? reversed : firstOrder(field) });
  };

  return (
    <Table
      aria-label={translate('resources.users.name')}
      sx={(theme) => ({
        tableLayout: 'fixed',
        minWidth: MIN_WIDTH_PIXELS,
        // Long texts first make the row taller and are clipped only after two or four lines.
        '& td': { lineHeight: '18px' },
        [theme.breakpoints.down('lg')]: {
          '& th, & td': { px: 2 },
          '& th': { whiteSpace: 'normal' },
          '& th:first-of-type, & td:first-of-type': { pl: 4 },
        },
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
              sortDirection={sort !== undefined && sort === current.field ? direction : false}
            >
              {sort === undefined ? (
                translate(`resources.users.fields.${name}`)
              ) : (
                <TableSortLabel
                  active={sort === current.field}
                  direction={sort === current.field ? direction : firstOrder(sort) === 'ASC' ? 'asc' : 'desc'}
                  onClick={() => sortBy(sort)}
                >
                  {translate(`resources.users.fields.${name}`)}
                </TableSortLabel>
              )}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {data.map((user) => (
          <UserRow key={user.id} {...user} />
        ))}
      </TableBody>
    </Table>
  );
}

/** The row's link is its only tab stop. Clipped texts need none, because the linked page has the full texts. */
function UserRow({ id, name, email, phone, createdAt, status, UserProfile }: AdminUserDto) {
  const clicks = useOpenRow(detailsPath(id));
  // A deleted account has no details.
  const hasDetails = status !== 'deleted';
  return (
    <TableRow hover {...(hasDetails && clicks)} sx={{ cursor: hasDetails ? 'pointer' : undefined }}>
      <TableCell>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2.5, fontWeight: 620 }}>
          <Avatar person={{ id, name, UserProfile }} size={32} />
          <Box sx={{ minWidth: 0 }}>
            <ClippedText lines={status === 'active' ? 2 : 1} isTabStop={!hasDetails}>
              {name}
            </ClippedText>
            <StatusChip status={status} />
          </Box>
        </Box>
      </TableCell>
      <TableCell>
        <ClippedText lines={4} isTabStop={!hasDetails}>
          {email}
        </ClippedText>
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatPhone(phone)}</TableCell>
      <TableCell>
        <ClippedText lines={4} isTabStop={!hasDetails}>
          {UserProfile.collegeName || '-'}
        </ClippedText>
      </TableCell>
      <TableCell>
        <ClippedText lines={2} isTabStop={!hasDetails}>
          {UserProfile.courseName || '-'}
        </ClippedText>
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{indiaDate(createdAt)}</TableCell>
      <TableCell sx={{ py: 0 }}>{hasDetails && <ViewMore id={id} name={name} />}</TableCell>
    </TableRow>
  );
}
