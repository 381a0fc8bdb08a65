import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TableContainer from '@mui/material/TableContainer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { CloudOff, SearchX, UsersRound } from 'lucide-react';
import { LIST_FAILURE, STATS_FAILURE } from '../../components/failures';
import { LoadingMark } from '../../components/LoadingMark';
import { Panel } from '../../components/Panel';
import { failureText } from '../../providers/httpClient';
import { UserCards } from './UserCards';
import { UserTable } from './UserTable';
import type { UsersPage } from './useUsersPage';

/** Window width in px from which six columns are readable. */
const TABLE_FROM = 1024;

/** Head and ten rows: the room is kept while the first page is on its way. */
const fullHeight = { wide: 532, narrow: 860 };

/** The members, or what there is to say instead of them. */
export function UserListPanel({ page }: { page: UsersPage }) {
  const isTable = useMediaQuery((theme) => theme.breakpoints.up(TABLE_FROM), { noSsr: true });
  const { users, isLoading } = page;
  const isFirstLoad = isLoading && users.length === 0;

  return (
    <TableContainer
      aria-busy={isLoading}
      sx={{
        position: 'relative',
        minHeight: isFirstLoad ? (isTable ? fullHeight.wide : fullHeight.narrow) : undefined,
      }}
    >
      {isLoading && <LoadingMark>Loading users...</LoadingMark>}
      <Box inert={isLoading} sx={{ opacity: isLoading ? 0.45 : 1, transition: 'opacity 160ms 120ms' }}>
        {users.length > 0 &&
          !page.listError &&
          (isTable ? <UserTable users={users} /> : <UserCards users={users} />)}
      </Box>
      {!isLoading && <Instead page={page} />}
    </TableContainer>
  );
}

function Instead({ page }: { page: UsersPage }) {
  const { listError, statsError, users, search } = page;
  if (listError) {
    return (
      <Panel
        role="alert"
        icon={CloudOff}
        tone="danger"
        titles={statsError ? [STATS_FAILURE, LIST_FAILURE] : [LIST_FAILURE]}
        text={failureText(listError)}
      >
        <Button variant="tonal" onClick={page.tryAgain}>
          Try Again
        </Button>
      </Panel>
    );
  }
  if (users.length > 0) return null;
  if (search !== '') {
    return (
      <Panel
        icon={SearchX}
        tone="calm"
        titles={[`Nobody matches “${search}”`]}
        text="The search looks in name, e-mail, phone and college. Try fewer letters."
      >
        <Button variant="tonal" onClick={() => page.searchFor('')}>
          Show all users
        </Button>
      </Panel>
    );
  }
  return (
    <Panel
      icon={UsersRound}
      tone="calm"
      titles={['No users yet']}
      text="Members appear here as soon as they join."
    />
  );
}
