import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import { indiaDateTime } from '@campus-commons/web-kit/dates.ts';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { AuditEventDto } from '../../api/generated';
import { actorName, useActionWords } from '../../components/audit/auditWords';
import { Fold } from '../../components/Fold';
import { englishMessages, useCounted } from '../../i18n/i18nProvider';
import type { AuditMeta } from '../../providers/answers';
import { AccountDay } from './AccountDay';
import { activityRows } from './activity';
import { AuditEvent } from './AuditEvent';

/** The events of the list in context: equal acts in a row are one, and what accounts did is folded by day. */
export function AuditEvents() {
  const translate = useTranslate();
  const { data = [], ...list } = useListContext<AuditEventDto>();
  const { accountDays = [] } = (list.meta ?? {}) as AuditMeta;
  return (
    <PlainList aria-label={translate('resources.audit.name')}>
      {activityRows(data, accountDays).map((row) => {
        if ('day' in row) {
          return (
            <Row key={row.day.date}>
              <AccountDay {...row.day} />
            </Row>
          );
        }
        const [first, ...others] = row.events;
        return (
          <Row key={first.id}>
            {others.length === 0 ? <AuditEvent {...first} /> : <EventGroup events={row.events} />}
          </Row>
        );
      })}
    </PlainList>
  );
}

function Row({ children }: { children: ReactNode }) {
  return (
    <Box component="li" sx={{ '& + &': { borderTop: '1px solid', borderColor: 'campus.hairline' } }}>
      {children}
    </Box>
  );
}

/** Equal acts in a row of one administrator, as one that opens. */
function EventGroup({ events }: { events: [AuditEventDto, ...AuditEventDto[]] }) {
  const translate = useTranslate();
  const counted = useCounted();
  const actionWords = useActionWords();
  const [{ action, actor, at }] = events;
  const title = Object.hasOwn(englishMessages.resources.audit.groups, action)
    ? counted(`resources.audit.groups.${action}`, events.length)
    : translate('resources.audit.groups.other', { action: actionWords(action), count: events.length });
  const by = translate('resources.audit.by', { name: actorName(actor) });
  return (
    <Fold isInList title={title} summary={`${by} · ${indiaDateTime(at)}`}>
      <PlainList aria-label={title} sx={{ mx: { xs: -4, md: -5 }, bgcolor: 'campus.sunken' }}>
        {events.map((event) => (
          <Row key={event.id}>
            <AuditEvent {...event} isInGroup />
          </Row>
        ))}
      </PlainList>
    </Fold>
  );
}
