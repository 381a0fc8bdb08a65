import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { UsersRound } from 'lucide-react';
import { FailureAlert } from '../../components/FailureAlert';
import { LIST_FAILURE, STATS_FAILURE } from '../../components/failures';
import { ListFooter } from '../../components/list/ListFooter';
import { ListPanel } from '../../components/list/ListPanel';
import { SearchForm } from '../../components/list/SearchForm';
import { useListPage } from '../../components/list/useListPage';
import { PageTitle } from '../../components/PageTitle';
import { StatCards } from '../../components/stats/StatCards';
import { useUserStats } from '../../components/stats/useUserStats';
import { isStatus, type UserRecord } from '../../providers/records/users';
import { ExportButton } from './ExportButton';
import { listing, ORDER_PARAMETERS, orderAddress, orderOf } from './listing';
import { UserCards } from './UserCards';
import { UserFilters } from './UserFilters';
import { UserTable } from './UserTable';

/** Window width in px from which seven columns are readable. */
const TABLE_FROM = 1024;
/** A head and ten rows; ten cards. */
const fullHeight = { table: 532, cards: 860 };

/** /admin/users: the figures, and the members page by page. */
export function UserList() {
  const isTable = useMediaQuery((theme) => theme.breakpoints.up(TABLE_FROM), { noSsr: true });
  const list = useListPage<UserRecord>('users', listing);
  const status = isStatus(list.filters.status) ? list.filters.status : undefined;
  const stats = useUserStats();
  const statsError = stats.isFetching ? null : stats.error;
  const tryAgain = () => {
    void stats.refetch();
    list.refetch();
  };

  return (
    <>
      <PageTitle>Users</PageTitle>
      <StatCards stats={stats.error ? undefined : stats.data} isLoading={stats.isFetching} />
      {statsError && !list.error && (
        <Box sx={{ mt: 4 }}>
          <FailureAlert onTryAgain={tryAgain}>{STATS_FAILURE}</FailureAlert>
        </Box>
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 3,
          mt: 5,
          mb: 3,
        }}
      >
        <Typography variant="h2" component="h1">
          User Management
        </Typography>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            // Only the filters stand below labels; the others would be stretched to their height.
            alignItems: 'flex-end',
            gap: 2.5,
            width: { xs: '100%', md: 'auto' },
          }}
        >
          <SearchForm label="Search users" search={list.search} onSearch={list.searchFor} />
          <UserFilters address={list} hasOrder={!isTable} />
          <ExportButton search={list.search} status={status} />
        </Box>
      </Box>
      <ListPanel
        list={list}
        loading="Loading users..."
        failures={statsError ? [STATS_FAILURE, LIST_FAILURE] : [LIST_FAILURE]}
        onTryAgain={tryAgain}
        empty={{
          icon: UsersRound,
          title: 'No users yet',
          text: 'Members appear here as soon as they join.',
        }}
        noMatch="Nobody matches"
        noneLeft={status && `No user is ${status}`}
        keptParameters={ORDER_PARAMETERS}
        searched="The search looks in name, e-mail, phone and college."
        showAll="Show all users"
        fullHeight={isTable ? fullHeight.table : fullHeight.cards}
      >
        {isTable ? (
          <UserTable
            users={list.entries}
            order={orderOf(list.filters)}
            onOrder={(order) => list.filterBy(orderAddress(order))}
          />
        ) : (
          <UserCards users={list.entries} />
        )}
      </ListPanel>
      <ListFooter list={list} />
    </>
  );
}
