import { indiaDateTime } from '@campus-commons/web-kit/dates.ts';
import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { actorName, useActionWords } from '../../components/audit/auditWords';
import type { AuditEntryDto } from '../../api/generated';

/** The audit events of one member as a timeline, newest first. */
export function AuditTrail({ entries }: { entries: AuditEntryDto[] }) {
  const translate = useTranslate();
  const actionWords = useActionWords();
  return (
    <PlainList component="ol" aria-label={translate('resources.audit.name')}>
      {entries.map(({ id, at, action, actor, reason }) => (
        <Box
          key={id}
          component="li"
          sx={{
            position: 'relative',
            pl: 6,
            pb: 4,
            '&:last-child': { pb: 0 },
            // A small arch per event, on the line to the next one.
            '&::before': {
              content: '""',
              position: 'absolute',
              left: 0,
              top: 4,
              width: 10,
              height: 12,
              borderRadius: '10px 10px 2px 2px',
              bgcolor: 'campus.teal.main',
            },
            '&:not(:last-child)::after': {
              content: '""',
              position: 'absolute',
              left: 4.5,
              top: 16,
              bottom: -4,
              width: '1px',
              bgcolor: 'campus.hairlineStrong',
            },
          }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 3 }}>
            <Typography variant="subtitle2" component="span">
              {actionWords(action)}
            </Typography>
            <Typography variant="caption" sx={{ color: 'campus.ink2' }}>
              {indiaDateTime(at)}
            </Typography>
          </Box>
          <Circumstances by={actorName(actor)} reason={reason} />
        </Box>
      ))}
    </PlainList>
  );
}

/** By whom and why. */
function Circumstances({ by, reason }: { by: string; reason: string | null }) {
  const translate = useTranslate();
  if (by === '' && !reason) return null;
  return (
    <Typography variant="body2" sx={{ color: 'campus.ink2', overflowWrap: 'anywhere' }}>
      {by !== '' && translate('resources.audit.by', { name: by })}
      {by !== '' && reason && ': '}
      <bdi>{reason}</bdi>
    </Typography>
  );
}
