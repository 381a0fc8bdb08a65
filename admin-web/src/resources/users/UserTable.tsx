import { indiaDate } from '@campus-commons/web-kit/dates.ts';
import { formatPhone } from '@campus-commons/web-kit/digits.ts';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useListContext, useTranslate } from 'react-admin';
import { ClippedText } from '../../components/ClippedText';
import type { AdminUserDto } from '../../api/generated';
import { useIsModerator } from '../../providers/useSession';
import { SortLabel } from './SortLabel';
import { StatusChip } from './StatusChip';
import { useRowSelection } from './selection';
import { useOpenRow } from './useOpenRow';
import { UserMark } from './UserMark';
import { detailsPath, ViewMore } from './ViewMore';

/** A window with room for a column each, 1,000 px with usual letters; with larger ones it takes more. */
const HAS_ROOM = '(min-width: 62.5em)';

type Field = 'name' | 'email' | 'phone' | 'college' | 'course' | 'createdAt' | 'actions';

interface Column {
  /** What its cells show, one below the other. */
  fields: Field[];
  width?: string | Record<'xs' | 'lg', string>;
}

/**
 * Phone and day are never wrapped or clipped; in narrow windows they have less padding. College gets the remaining width, which
 * is the largest part in every window.
 */
const COLUMN_EACH: Column[] = [
  { fields: ['name'], width: { xs: '17%', lg: '18%' } },
  { fields: ['email'], width: { xs: '18%', lg: '20%' } },
  { fields: ['phone'], width: { xs: '6.5rem', lg: '7.75rem' } },
  { fields: ['college'] },
  { fields: ['course'], width: { xs: '8%', lg: '11%' } },
  { fields: ['createdAt'], width: { xs: '6.125rem', lg: '8.25rem' } },
  { fields: ['actions'], width: { xs: '6.25rem', lg: '7.25rem' } },
];

/** The same in four columns: who it is, where they study, since when, and the way to their details. */
const FOUR_COLUMNS: Column[] = [
  { fields: ['name', 'email', 'phone'] },
  { fields: ['college', 'course'], width: '27%' },
  { fields: ['createdAt'], width: '6.25rem' },
  { fields: ['actions'], width: '6.25rem' },
];

const ALL_COLUMNS = { each: COLUMN_EACH, four: FOUR_COLUMNS };

/** For moderators, who see neither e-mail nor phone. */
const WITHOUT_CONTACT = {
  each: [
    { fields: ['name'], width: '26%' },
    ...COLUMN_EACH.filter(
      ({ fields }) => !fields.some((field) => ['name', 'email', 'phone'].includes(field)),
    ),
  ],
  four: [{ fields: ['name'] }, ...FOUR_COLUMNS.slice(1)],
} satisfies Record<string, Column[]>;

/** The users of the list in context. A click on a heading sorts by it; another click reverses the order. */
export function UserTable() {
  const translate = useTranslate();
  const { data = [], sort } = useListContext<AdminUserDto>();
  const hasRoom = useMediaQuery(HAS_ROOM, { noSsr: true });
  const isModerator = useIsModerator();
  const columns = (isModerator ? WITHOUT_CONTACT : ALL_COLUMNS)[hasRoom ? 'each' : 'four'];
  const direction = sort.order === 'ASC' ? 'ascending' : 'descending';

  return (
    <Table
      aria-label={translate('resources.users.name')}
      sx={(theme) => ({
        tableLayout: 'fixed',
        // No room is kept for the arrows of the other headings.
        ...(!hasRoom && {
          '& .MuiTableSortLabel-root:not(.Mui-active) .MuiTableSortLabel-icon': { display: 'none' },
        }),
        // Long texts first make the row taller and are clipped only after two or four lines.
        '& td': { lineHeight: 18 / 14 },
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
          {columns.map(({ fields, width }) => (
            <TableCell
              key={fields[0]}
              sx={{ width }}
              aria-sort={fields.some((field) => field === sort.field) ? direction : undefined}
            >
              <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
                {fields.map((field) => (
                  <SortLabel key={field} field={field} />
                ))}
              </Box>
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {data.map((user) => (
          <UserRow key={user.id} user={user} columns={columns} />
        ))}
      </TableBody>
    </Table>
  );
}

/** The row's link is its only tab stop. Clipped texts need none, because the linked page has the full texts. */
function UserRow({ user, columns }: { user: AdminUserDto; columns: Column[] }) {
  const clicks = useOpenRow(user, detailsPath(user.id));
  // A deleted account has no details.
  const hasDetails = user.status !== 'deleted';
  const { isChosen } = useRowSelection(user);
  return (
    <TableRow
      hover
      selected={isChosen}
      {...(hasDetails && clicks)}
      sx={{ cursor: hasDetails ? 'pointer' : undefined }}
    >
      {columns.map(({ fields }) =>
        fields.includes('name') ? (
          <TableCell key="name">
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 2.5 }}>
              <UserMark user={user} />
              <Values {...{ user, fields }} />
            </Box>
          </TableCell>
        ) : (
          <TableCell key={fields[0]} sx={fields.includes('actions') ? { py: 0 } : undefined}>
            <Values {...{ user, fields }} />
          </TableCell>
        ),
      )}
    </TableRow>
  );
}

/** The values of a cell; what is below the first is quieter. */
function Values({ user, fields }: { user: AdminUserDto; fields: Field[] }) {
  return (
    <Box sx={{ minWidth: 0, '& > * + *': { color: 'campus.ink2', mt: 0.5 } }}>
      {fields.map((field) => (
        <Box key={field}>
          <Value {...{ user, field }} />
        </Box>
      ))}
    </Box>
  );
}

function Value({ user, field }: { user: AdminUserDto; field: Field }) {
  const { id, name, email, phone, createdAt, status, UserProfile } = user;
  const isTabStop = status === 'deleted';
  switch (field) {
    case 'name':
      return (
        <Box sx={{ fontWeight: 620 }}>
          <ClippedText lines={status === 'active' ? 2 : 1} isTabStop={isTabStop}>
            {name}
          </ClippedText>
          <StatusChip status={status} />
        </Box>
      );
    case 'email':
      return (
        <ClippedText lines={4} isTabStop={isTabStop}>
          {email ?? '-'}
        </ClippedText>
      );
    case 'phone':
      return <Box sx={{ whiteSpace: 'nowrap' }}>{phone === null ? '-' : formatPhone(phone)}</Box>;
    case 'college':
      return (
        <ClippedText lines={4} isTabStop={isTabStop}>
          {UserProfile.collegeName || '-'}
        </ClippedText>
      );
    case 'course':
      return (
        <ClippedText lines={2} isTabStop={isTabStop}>
          {UserProfile.courseName || '-'}
        </ClippedText>
      );
    case 'createdAt':
      return <Box sx={{ whiteSpace: 'nowrap' }}>{indiaDate(createdAt)}</Box>;
    case 'actions':
      return status === 'deleted' ? null : <ViewMore id={id} name={name} />;
  }
}
