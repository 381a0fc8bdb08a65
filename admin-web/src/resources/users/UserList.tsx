import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { SquareCheck, UsersRound } from 'lucide-react';
import { useListContext, useTranslate } from 'react-admin';
import { FailureAlert } from '../../components/FailureAlert';
import { ConsoleListBase, useListFilters } from '../../components/list/ConsoleListBase';
import { ListFooter } from '../../components/list/ListFooter';
import { ListPanel } from '../../components/list/ListPanel';
import { SearchForm } from '../../components/list/SearchForm';
import { Notice } from '../../components/Notice';
import { PageTitle } from '../../components/PageTitle';
import { StatCards, useUserStats } from '../../components/stats/StatCards';
import { useIsModerator } from '../../providers/useSession';
import { ExportButton } from './ExportButton';
import { listing, userFilter } from './listing';
import { SelectionContext, useNewSelection } from './selection';
import { SELECT_ID, SelectionBar, SelectShown } from './SelectionBar';
import { UserCards } from './UserCards';
import { CollegeFilter, UserFilters } from './UserFilters';
import { UserTable } from './UserTable';

/** A window with room for columns, 600 px with usual letters; with larger ones it takes more. */
const HAS_COLUMNS = '(min-width: 37.5em)';

/** Height in px of a row, with its share of the header, and of a card. */
const rowHeight = { table: 53, cards: 210 };

/** /admin/users: the numbers of members and the users list. */
export function UserList() {
  return (
    <ConsoleListBase resource="users" listing={listing}>
      <Users />
    </ConsoleListBase>
  );
}

function Users() {
  const translate = useTranslate();
  const isModerator = useIsModerator();
  const isTable = useMediaQuery(HAS_COLUMNS, { noSsr: true });
  const { error, isPending, refetch } = useListContext();
  const { filterValues } = useListFilters();
  const { status, college } = userFilter(filterValues);
  const selection = useNewSelection(JSON.stringify(filterValues));
  const stats = useUserStats();
  const statsError = stats.isFetching ? null : stats.error;
  const tryAgain = () => {
    void stats.refetch();
    void refetch();
  };

  return (
    <SelectionContext value={selection}>
      <PageTitle>{translate('resources.users.name')}</PageTitle>
      <StatCards stats={stats.error ? undefined : stats.data} isLoading={stats.isFetching} />
      {statsError && !error && !isPending && (
        <Box sx={{ mt: 4 }}>
          <FailureAlert onTryAgain={tryAgain}>{translate('stats.failed')}</FailureAlert>
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
          {translate('resources.users.list.title')}
        </Typography>
        <Button
          id={SELECT_ID}
          aria-pressed={selection.isOn}
          variant={selection.isOn ? 'tonal' : 'outlined'}
          startIcon={<SquareCheck size={18} strokeWidth={1.9} aria-hidden />}
          onClick={() => selection.turn(!selection.isOn)}
        >
          {translate('resources.users.many.select')}
        </Button>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            // Only the filters have labels above them, so the controls are aligned at the bottom.
            alignItems: 'flex-end',
            gap: 2.5,
            width: { xs: '100%', md: 'auto' },
          }}
        >
          <SearchForm label={translate('resources.users.list.search')} />
          <CollegeFilter />
          <UserFilters hasOrder={!isTable} />
          {!isModerator && <ExportButton />}
        </Box>
      </Box>
      <Notice />
      {selection.isOn && <SelectShown selection={selection} />}
      <ListPanel
        failures={[...(statsError ? ['stats.failed'] : []), 'resources.users.list.failed'].map((key) =>
          translate(key),
        )}
        onTryAgain={tryAgain}
        empty={{
          icon: UsersRound,
          title: translate('resources.users.list.empty'),
          text: translate('resources.users.list.empty_text'),
        }}
        noMatch={
          college !== undefined
            ? translate('resources.users.none_at_college', { college })
            : status !== undefined
              ? translate(`resources.users.none_of_status.${status}`)
              : undefined
        }
        searched={isModerator ? 'searched_names' : 'searched'}
        rowHeight={isTable ? rowHeight.table : rowHeight.cards}
      >
        {isTable ? <UserTable /> : <UserCards />}
      </ListPanel>
      <ListFooter />
      {selection.isOn && <SelectionBar selection={selection} />}
    </SelectionContext>
  );
}
