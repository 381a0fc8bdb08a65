import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { auditActions, isAuditAction, useActionWords } from '../../components/audit/auditWords';
import { DayField } from '../../components/DayField';
import type { AddressValues } from '../../components/list/useListAddress';
import { useListFilters } from '../../components/list/ConsoleListBase';
import { isDay } from '../../lib/days';
import type { AuditEventDto } from '../../api/generated';
import type { AuditMeta } from '../../providers/answers';
import { defaultView, VIEWS } from './activity';

const isView = (text: string | undefined) => VIEWS.some((view) => view === text);

/** Option for no filter. */
const ANY = 'any';

/** Filters the activity log by administrator, action, days and member. On phones they wait behind a button. */
export function AuditFilters() {
  const translate = useTranslate();
  const actionWords = useActionWords();
  const { data, ...list } = useListContext<AuditEventDto>();
  const { filterValues: filters, setFilters } = useListFilters();
  const filterBy = (changed: AddressValues) => setFilters({ ...filters, ...changed });
  const { administrators = [] } = (list.meta ?? {}) as AuditMeta;
  // With the filter by member, every entry has the member's name.
  const member = data?.[0]?.member;
  const { by = '', action, from = '', to = '' } = filters;
  const isKnown = administrators.some(({ id }) => id === by);
  const isReversed = isDay(from) && isDay(to) && to < from;
  const set = [by, action ?? '', from, to].filter((value) => value !== '').length;
  const id = useId();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [isOpen, setOpen] = useState(set > 0);

  const fields = (
    <>
      <TextField
        select
        size="small"
        label={translate('resources.audit.filters.who')}
        value={by === '' ? ANY : by}
        onChange={({ target: { value } }) => filterBy({ by: value === ANY ? '' : value })}
        sx={{ flex: { xs: '1 1 140px', sm: '1 1 160px' }, minWidth: 0, maxWidth: { sm: 200 } }}
      >
        <MenuItem value={ANY}>{translate('resources.audit.filters.anybody')}</MenuItem>
        {administrators.map(({ id, userName }) => (
          <MenuItem key={id} value={id}>
            {userName}
          </MenuItem>
        ))}
        {by !== '' && !isKnown && (
          <MenuItem value={by}>{translate('resources.audit.filters.administrator', { id: by })}</MenuItem>
        )}
      </TextField>
      <TextField
        select
        size="small"
        label={translate('resources.audit.filters.what')}
        value={isAuditAction(action) || isView(action) ? action : defaultView(filters)}
        onChange={({ target: { value } }) =>
          filterBy({ action: value === defaultView(filters) ? '' : value })
        }
        sx={{ flex: { xs: '1 1 140px', sm: '1 1 180px' }, minWidth: 0, maxWidth: { sm: 232 } }}
      >
        {VIEWS.map((value) => (
          <MenuItem key={value} value={value}>
            {translate(`resources.audit.filters.${value}`)}
          </MenuItem>
        ))}
        <Divider />
        {auditActions.map((value) => (
          <MenuItem key={value} value={value}>
            {actionWords(value)}
          </MenuItem>
        ))}
      </TextField>
      {(['from', 'to'] as const).map((end) => (
        <DayField
          key={end}
          label={translate(`days.${end}`)}
          day={filters[end] ?? ''}
          onChange={(day) => filterBy({ [end]: day })}
          isInvalid={isReversed}
          error={end === 'from' && isReversed ? translate('days.wrong_order') : undefined}
          flex={{ xs: '1 1 8.5rem', sm: '0 0 9rem' }}
        />
      ))}
    </>
  );

  return (
    <Box
      id={id}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 3, mb: { xs: 4, sm: 3 } }}
    >
      {isPhone && (
        <Button
          variant="outlined"
          onClick={() => setOpen(!isOpen)}
          aria-expanded={isOpen}
          aria-controls={id}
          startIcon={<SlidersHorizontal size={18} strokeWidth={1.9} aria-hidden />}
        >
          {set === 0
            ? translate('resources.audit.filters.title')
            : translate('resources.audit.filters.some', { count: String(set) })}
        </Button>
      )}
      {(isOpen || !isPhone) && fields}
      {filters.member !== undefined && (
        <Chip
          label={translate('resources.audit.filters.about', {
            name:
              member?.id === filters.member && member.name
                ? member.name
                : translate('resources.audit.filters.member', { id: filters.member }),
          })}
          onDelete={() => filterBy({ member: '' })}
          sx={{ alignSelf: 'center', maxWidth: '100%' }}
        />
      )}
    </Box>
  );
}
