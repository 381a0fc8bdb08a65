import { Button } from '@campus-commons/web-kit/Button.tsx';
import { indiaDateTime } from '@campus-commons/web-kit/dates.ts';
import { isolate } from '@campus-commons/web-kit/isolate.ts';
import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { actorName, useActionWords } from '../../components/audit/auditWords';
import { useListFilters } from '../../components/list/ConsoleListBase';
import type { AuditEventDto } from '../../api/generated';

/** The events of the list in context. A click on an administrator filters by them; a member's name is a link. */
export function AuditEvents() {
  const translate = useTranslate();
  const { data = [] } = useListContext<AuditEventDto>();
  const { filterValues, setFilters } = useListFilters();
  return (
    <PlainList aria-label={translate('resources.audit.name')}>
      {data.map((event) => (
        <AuditEvent key={event.id} {...event} onOnly={(by) => setFilters({ ...filterValues, by })} />
      ))}
    </PlainList>
  );
}

interface AuditEventProps extends AuditEventDto {
  /** Shows only the events of one administrator. */
  onOnly: (administratorId: string) => void;
}

function AuditEvent({ at, action, actor, member, subject, reason, onOnly }: AuditEventProps) {
  const translate = useTranslate();
  const actionWords = useActionWords();
  const by = actor.kind === 'anonymous' ? 'somebody not signed in' : actorName(actor);
  const administratorId = actor.kind === 'administrator' ? actor.id : null;
  // A member's own action, such as a sign-in, names them once.
  const isOwnAction = administratorId === null && member !== null && member.name === by;
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
          {by !== '' && `${translate('resources.audit.by_whom')} `}
          {administratorId === null ? (
            !isOwnAction && <bdi>{by}</bdi>
          ) : (
            <Button
              size="small"
              onClick={() => onOnly(administratorId)}
              title={translate('resources.audit.only_by')}
              sx={{ minWidth: 0, px: 1, mx: -1, my: -2 }}
            >
              {translate('resources.audit.numbered', { name: by, id: administratorId })}
            </Button>
          )}
          {member && (
            <>
              {!isOwnAction && `, ${translate('resources.audit.about_whom')} `}
              {member.name === null ? (
                translate('resources.audit.former_member', { id: member.id })
              ) : (
                <Link component={RouterLink} to={`/users/id/${member.id}`}>
                  {translate('resources.audit.numbered', { name: member.name, id: member.id })}
                </Link>
              )}
            </>
          )}
          {subject && translate('resources.audit.subject', { kind: subject.kind, id: subject.id })}
          {reason && `: ${isolate(reason)}`}
        </Typography>
      </Box>
      <Typography variant="caption" sx={{ color: 'campus.ink2', whiteSpace: 'nowrap' }}>
        {indiaDateTime(at)}
      </Typography>
    </Box>
  );
}
