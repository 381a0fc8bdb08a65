import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { School } from 'lucide-react';
import { useListSortContext, useTranslate } from 'react-admin';
import { useListFilters } from '../../components/list/ConsoleListBase';
import { FilterField } from '../../components/list/FilterField';
import { useTypedFilter } from '../../components/list/useTypedFilter';
import { isStatus, newestFirst, userSorts, userStatuses } from '../../providers/records';
import { useIsModerator } from '../../providers/useSession';
import { firstOrder } from './listing';

/** Option for all members with an account. */
const ALL = 'all';

/** Both orders of every column, the day of joining first. */
const orders = [newestFirst.field, ...userSorts.filter((field) => field !== newestFirst.field)].flatMap(
  (field) => {
    const first = firstOrder(field);
    const second = first === 'ASC' ? 'DESC' : 'ASC';
    return ([first, second] as const).map((order) => ({ field, order }));
  },
);

interface UserFiltersProps {
  /** Whether it also offers the order; needed for cards, which have no column headers. */
  hasOrder: boolean;
}

/** Filters the users list by status and, without column headers, chooses its order. */
export function UserFilters({ hasOrder }: UserFiltersProps) {
  const translate = useTranslate();
  const { sort, setSort } = useListSortContext();
  const { filterValues, setFilters } = useListFilters();
  const isModerator = useIsModerator();
  const offered = isModerator ? orders.filter(({ field }) => field !== 'email') : orders;
  return (
    <>
      <TextField
        select
        size="small"
        slotProps={{ htmlInput: { 'aria-label': translate('resources.users.fields.status') } }}
        value={isStatus(filterValues.status) ? filterValues.status : ALL}
        onChange={({ target: { value } }) =>
          setFilters({ ...filterValues, status: value === ALL ? '' : value })
        }
        sx={{ flex: { xs: '1 1 8rem', sm: 'none' }, width: { sm: '9.5rem' } }}
      >
        {[ALL, ...userStatuses].map((value) => (
          <MenuItem key={value} value={value}>
            {translate(`resources.users.statuses.${value}`)}
          </MenuItem>
        ))}
      </TextField>
      {hasOrder && (
        <TextField
          select
          size="small"
          slotProps={{ htmlInput: { 'aria-label': translate('resources.users.order') } }}
          value={`${sort.field} ${sort.order}`}
          onChange={({ target: { value } }) => {
            const chosen = offered.find(({ field, order }) => `${field} ${order}` === value);
            if (chosen) setSort(chosen);
          }}
          sx={{ flex: '1 1 9.5rem' }}
        >
          {offered.map(({ field, order }) => (
            <MenuItem key={`${field} ${order}`} value={`${field} ${order}`}>
              {translate(`resources.users.orders.${field}_${order}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
    </>
  );
}

/** Filters the users list by a text in the names of their colleges. */
export function CollegeFilter() {
  const translate = useTranslate();
  const college = useTypedFilter('college');
  const label = translate('resources.users.fields.college');
  return (
    <Box
      component="form"
      onSubmit={college.submit}
      sx={{ flex: { xs: '1 1 8rem', sm: '1 1 9.5rem' }, maxWidth: { sm: '15rem' } }}
    >
      <FilterField
        filter={college}
        icon={School}
        label={label}
        placeholder={label}
        clearLabel={translate('resources.users.clear_college')}
        sx={{ width: '100%' }}
      />
    </Box>
  );
}
