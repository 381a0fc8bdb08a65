import { localDateTime } from '@campus-commons/web-kit/dates.ts';
import { PlainList } from '@campus-commons/web-kit/PlainList.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AuditRecord } from '../../providers/records/users';

const words: Record<AuditRecord['action'], string> = {
  signed_in: 'Signed in',
  sign_in_failed: 'Failed sign-in',
  access_refused: 'Access refused',
  session_ended: 'Session ended',
  password_changed: 'Password changed',
  password_reset: 'Password reset by e-mail',
  account_deleted: 'Account deleted',
  account_restored: 'Account restored',
  account_purged: 'Account purged',
  member_suspended: 'Suspended',
  member_reinstated: 'Reinstated',
  members_exported: 'Members exported',
  post_removed: 'Post removed',
  page_removed: 'Page removed',
  comment_removed: 'Comment removed',
  post_restored: 'Post restored',
  page_restored: 'Page restored',
  comment_restored: 'Comment restored',
  maintenance_started: 'Maintenance started',
  maintenance_ended: 'Maintenance ended',
  administrator_added: 'Administrator added',
  administrator_password_set: 'Administrator’s password set',
  administrator_removed: 'Administrator removed',
};

/** What was recorded, newest first, along a line. */
export function AuditTrail({ entries }: { entries: AuditRecord[] }) {
  return (
    <PlainList component="ol" aria-label="Records">
      {entries.map(({ id, at, action, by, reason }) => (
        <Box
          key={id}
          component="li"
          sx={{
            position: 'relative',
            pl: 6,
            pb: 4,
            '&:last-child': { pb: 0 },
            // A small arch per entry, standing on the line that leads to the earlier one.
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
              {/* A server that is newer than this page may know more. */}
              {words[action] ?? action.replaceAll('_', ' ')}
            </Typography>
            <Typography variant="caption" sx={{ color: 'campus.ink2' }}>
              {localDateTime(at)}
            </Typography>
          </Box>
          {(by !== '' || reason !== '') && (
            <Typography variant="body2" sx={{ color: 'campus.ink2', overflowWrap: 'anywhere' }}>
              {by !== '' && `by ${by}`}
              {by !== '' && reason !== '' && ': '}
              {reason}
            </Typography>
          )}
        </Box>
      ))}
    </PlainList>
  );
}
