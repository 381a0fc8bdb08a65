import { formatCount } from '@campus-commons/web-kit/digits.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FailureAlert } from '../../components/FailureAlert';
import { STATS_FAILURE } from '../../components/failures';
import { PageTitle } from '../../components/PageTitle';
import { StatCards } from '../../components/StatCards';
import { UserListPanel } from './UserListPanel';
import { UserPagination } from './UserPagination';
import { UserSearch } from './UserSearch';
import { USERS_PER_PAGE, useUsersPage } from './useUsersPage';

/** /admin/users: the figures, and the members page by page. */
export function UserList() {
  const page = useUsersPage();
  const { stats, areStatsLoading, statsError, listError, total, totalPages } = page;
  const first = (page.page - 1) * USERS_PER_PAGE + 1;
  const last = Math.min(page.page * USERS_PER_PAGE, total);

  return (
    <>
      <PageTitle>Users</PageTitle>
      <StatCards stats={stats} isLoading={areStatsLoading} />
      {statsError && !listError && (
        <Box sx={{ mt: 4 }}>
          <FailureAlert onTryAgain={page.tryAgain}>{STATS_FAILURE}</FailureAlert>
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
        <UserSearch search={page.search} onSearch={page.searchFor} />
      </Box>
      <UserListPanel page={page} />
      {total > 0 && !listError && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: { xs: 'center', sm: 'space-between' },
            gap: 2,
            mt: 4,
          }}
        >
          <Typography variant="body2" aria-live="polite" sx={{ color: 'campus.ink2' }}>
            {formatCount(first)} to {formatCount(last)} of {formatCount(total)}
          </Typography>
          <UserPagination page={page.page} totalPages={totalPages} onChange={page.goToPage} />
        </Box>
      )}
    </>
  );
}
