import { indiaDateTime } from '@campus-commons/web-kit/dates.ts';
import { PlainList } from '@campus-commons/web-kit/PlainList.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { actionWords } from '../../components/audit/actionWords';
import type { ListAddress } from '../../components/list/useListAddress';
import type { AuditEventRecord } from '../../providers/records/audit';

interface AuditEventsProps {
  events: AuditEventRecord[];
  address: ListAddress;
}

/** Events, one row each; names lead on: an administrator's to what else they did, a member's to their details. */
export function AuditEvents({ events, address }: AuditEventsProps) {
  return (
    <PlainList aria-label="Records">
      {events.map((event) => (
        <AuditEvent key={event.id} {...event} onOnly={(id) => address.filterBy({ by: id })} />
      ))}
    </PlainList>
  );
}

interface AuditEventProps extends AuditEventRecord {
  /** Shows what one administrator did, and nothing else. */
  onOnly: (administratorId: string) => void;
}

function AuditEvent({ at, action, by, administratorId, member, subject, reason, onOnly }: AuditEventProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 4,
        px: 4,
        py: 3,
        '& + &': { borderTop: '1px solid', borderColor: 'campus.hairline' },
      }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 320px', overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2" component="div">
          {actionWords(action)}
        </Typography>
        <Typography variant="body2" component="div" sx={{ color: 'campus.ink2' }}>
          {by !== '' && 'by '}
          {administratorId === null ? (
            by
          ) : (
            <Button
              size="small"
              onClick={() => onOnly(administratorId)}
              title="Show only what they did"
              sx={{ minWidth: 0, px: 1, mx: -1, my: -2 }}
            >
              {by} (no. {administratorId})
            </Button>
          )}
          {member && (
            <>
              {', about '}
              {member.name === null ? (
                `a former member (no. ${member.id})`
              ) : (
                <Link component={RouterLink} to={`/users/id/${member.id}`}>
                  {member.name} (no. {member.id})
                </Link>
              )}
            </>
          )}
          {subject && `, ${subject.kind} no. ${subject.id}`}
          {reason !== '' && `: ${reason}`}
        </Typography>
      </Box>
      <Typography variant="caption" sx={{ color: 'campus.ink2', whiteSpace: 'nowrap' }}>
        {indiaDateTime(at)}
      </Typography>
    </Box>
  );
}
