import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ListAddress } from '../../components/list/useListAddress';
import { isStatus, type UserStatus } from '../../providers/records/users';
import { orderAddress, orderOf, type UserOrder } from './listing';

/** What stands for everybody who has an account. */
const ALL = 'all';
const statuses: Record<UserStatus | typeof ALL, string> = {
  [ALL]: 'All users',
  active: 'Active',
  suspended: 'Suspended',
  deleted: 'Deleted',
};

const orders: (UserOrder & { label: string })[] = [
  { sort: 'createdAt', order: 'desc', label: 'Newest first' },
  { sort: 'createdAt', order: 'asc', label: 'Oldest first' },
  { sort: 'name', order: 'asc', label: 'Name, A to Z' },
  { sort: 'name', order: 'desc', label: 'Name, Z to A' },
  { sort: 'email', order: 'asc', label: 'Email, A to Z' },
  { sort: 'email', order: 'desc', label: 'Email, Z to A' },
  { sort: 'college', order: 'asc', label: 'College, A to Z' },
  { sort: 'college', order: 'desc', label: 'College, Z to A' },
  { sort: 'course', order: 'asc', label: 'Course, A to Z' },
  { sort: 'course', order: 'desc', label: 'Course, Z to A' },
];

interface UserFiltersProps {
  address: ListAddress;
  /** Whether the order is chosen here: cards have no column heads to click. */
  hasOrder: boolean;
}

/** Whom the users list shows, and without columns in which order. */
export function UserFilters({ address: { filters, filterBy }, hasOrder }: UserFiltersProps) {
  const { sort, order } = orderOf(filters);
  return (
    <>
      <TextField
        select
        size="small"
        label="Status"
        value={isStatus(filters.status) ? filters.status : ALL}
        onChange={({ target: { value } }) => filterBy({ status: value === ALL ? '' : value })}
        sx={{ width: 152 }}
      >
        {Object.entries(statuses).map(([value, label]) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      {hasOrder && (
        <TextField
          select
          size="small"
          label="Order"
          value={`${sort} ${order}`}
          onChange={({ target: { value } }) => {
            const chosen = orders.find((each) => `${each.sort} ${each.order}` === value);
            if (chosen) filterBy(orderAddress(chosen));
          }}
          sx={{ flex: 1, minWidth: 152 }}
        >
          {orders.map((each) => (
            <MenuItem key={each.label} value={`${each.sort} ${each.order}`}>
              {each.label}
            </MenuItem>
          ))}
        </TextField>
      )}
    </>
  );
}
