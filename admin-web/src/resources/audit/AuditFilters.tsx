import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { auditActions, isAuditAction } from '../../components/audit/actionWords';
import type { ListAddress } from '../../components/list/useListAddress';
import { isDay, today } from '../../lib/days';
import type { AdministratorRecord, AuditEventRecord } from '../../providers/records/audit';

/** Stands for no choice. */
const ANY = 'any';

interface AuditFiltersProps {
  address: ListAddress;
  administrators: AdministratorRecord[];
  /** Of the first entry: when one member's records are shown it is that member. */
  member: AuditEventRecord['member'] | undefined;
}

/** Who, what, when, and about whom. */
export function AuditFilters({ address, administrators, member }: AuditFiltersProps) {
  const { filters, filterBy } = address;
  const { by = '', action, from = '', to = '' } = filters;
  const isKnown = administrators.some(({ id }) => id === by);
  const isWrongWayRound = isDay(from) && isDay(to) && to < from;

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 3, mb: 3 }}>
      <TextField
        select
        size="small"
        label="Who"
        value={by === '' ? ANY : by}
        onChange={({ target: { value } }) => filterBy({ by: value === ANY ? '' : value })}
        sx={{ flex: { xs: '1 1 140px', sm: '0 0 200px' }, minWidth: 0 }}
      >
        <MenuItem value={ANY}>Anybody</MenuItem>
        {administrators.map(({ id, userName }) => (
          <MenuItem key={id} value={id}>
            {userName}
          </MenuItem>
        ))}
        {by !== '' && !isKnown && <MenuItem value={by}>Administrator {by}</MenuItem>}
      </TextField>
      <TextField
        select
        size="small"
        label="What"
        value={isAuditAction(action) ? action : ANY}
        onChange={({ target: { value } }) => filterBy({ action: value === ANY ? '' : value })}
        sx={{ flex: { xs: '1 1 140px', sm: '0 0 232px' }, minWidth: 0 }}
      >
        <MenuItem value={ANY}>Anything</MenuItem>
        {auditActions.map(([value, words]) => (
          <MenuItem key={value} value={value}>
            {words}
          </MenuItem>
        ))}
      </TextField>
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          type="date"
          size="small"
          label={end === 'from' ? 'From' : 'To'}
          value={filters[end] ?? ''}
          onChange={({ target: { value } }) => filterBy({ [end]: value })}
          error={isWrongWayRound}
          helperText={end === 'from' && isWrongWayRound ? 'The first day comes before the last' : undefined}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today() } }}
          sx={{ flex: { xs: '1 1 140px', sm: '0 0 160px' } }}
        />
      ))}
      {filters.member !== undefined && (
        <Chip
          label={`About ${member?.id === filters.member && member.name ? member.name : `member ${filters.member}`}`}
          onDelete={() => filterBy({ member: '' })}
          sx={{ alignSelf: 'center', maxWidth: '100%' }}
        />
      )}
    </Box>
  );
}
