import { Button } from '@campus-commons/web-kit/Button.tsx';
import { indiaDateTime, indiaTime } from '@campus-commons/web-kit/dates.ts';
import { isolate } from '@campus-commons/web-kit/isolate.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { AuditEventDto } from '../../api/generated';
import { actorName, useActionWords } from '../../components/audit/auditWords';
import { contentAddress } from '../../components/content/contentKinds';
import { useListFilters } from '../../components/list/ConsoleListBase';

interface AuditEventProps extends AuditEventDto {
  /** Leaves out what the group's heading says: action, administrator and day. */
  isInGroup?: boolean;
}

/** An event of the log. A click on an administrator filters by them; members and content are links. */
export function AuditEvent({ isInGroup = false, ...event }: AuditEventProps) {
  const { at, action, actor, member, consoleAccount, subject, topic, reason } = event;
  const translate = useTranslate();
  const actionWords = useActionWords();
  const by = actor.kind === 'anonymous' ? 'somebody not signed in' : actorName(actor);
  // A member's own action, such as a sign-in, names them once.
  const isOwnAction = actor.kind !== 'administrator' && member !== null && member.name === by;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 4,
        px: { xs: 4, md: 5 },
        py: isInGroup ? 2 : 3,
      }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 20rem', overflowWrap: 'anywhere' }}>
        {!isInGroup && (
          <Typography variant="subtitle2" component="div">
            {actionWords(action)}
          </Typography>
        )}
        <Typography variant="body2" component="div" sx={{ color: 'campus.ink2' }}>
          {!isInGroup && by !== '' && `${translate('resources.audit.by_whom')} `}
          {!isInGroup && !isOwnAction && by !== '' && <Actor {...actor} name={by} />}
          {member && (
            <>
              {!isInGroup && !isOwnAction && `, ${translate('resources.audit.about_whom')} `}
              {member.name === null ? (
                translate('resources.audit.former_member', { id: member.id })
              ) : (
                <Link component={RouterLink} to={`/users/id/${member.id}`}>
                  {translate('resources.audit.numbered', { name: member.name, id: member.id })}
                </Link>
              )}
            </>
          )}
          {consoleAccount && <ConsoleAccount {...consoleAccount} />}
          {subject && (
            <>
              {', '}
              <Subject subject={subject} action={action} />
            </>
          )}
          {topic && (
            <>
              {', '}
              <bdi>#{topic}</bdi>
            </>
          )}
          {reason && `: ${isolate(reason)}`}
        </Typography>
      </Box>
      <Typography variant="caption" sx={{ color: 'campus.ink2', whiteSpace: 'nowrap' }}>
        {isInGroup ? indiaTime(at) : indiaDateTime(at)}
      </Typography>
    </Box>
  );
}

/** Who did it. An administrator is a button that shows only what they did. */
function Actor({ kind, id, name }: AuditEventDto['actor'] & { name: string }) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListFilters();
  if (kind !== 'administrator' || id === null) return <bdi>{name}</bdi>;
  return (
    <Button
      size="small"
      onClick={() => setFilters({ ...filterValues, by: id })}
      title={translate('resources.audit.only_by')}
      sx={{ minWidth: 0, px: 1, mx: -1, my: -2 }}
    >
      {translate('resources.audit.numbered', { name, id })}
    </Button>
  );
}

/** The account of the console that was changed. */
function ConsoleAccount({ id, userName, role }: NonNullable<AuditEventDto['consoleAccount']>) {
  const translate = useTranslate();
  const name =
    userName === null
      ? translate('resources.audit.former_account', { id })
      : translate('resources.audit.numbered', { name: userName, id });
  return (
    <>
      {`, ${translate('resources.audit.about_whom')} `}
      <bdi>{name}</bdi>
      {role && `, ${translate(`resources.audit.roles.${role}`)}`}
    </>
  );
}

/** What it was about, with a link if the console has a list of such content. */
function Subject({
  subject,
  action,
}: { subject: NonNullable<AuditEventDto['subject']> } & Pick<AuditEventDto, 'action'>) {
  const text = useTranslate()('resources.audit.subject', subject);
  const path = contentAddress(subject.kind, subject.id, action.endsWith('_removed'));
  if (path === null) return text;
  return (
    <Link component={RouterLink} to={path}>
      {text}
    </Link>
  );
}
