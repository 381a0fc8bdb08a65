import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { UserStatus } from '../../providers/records';

/** Marks a member who cannot sign in; nothing for an active member. */
export function StatusChip({ status }: { status: UserStatus }) {
  const translate = useTranslate();
  if (status === 'active') return null;
  return (
    <Chip
      label={translate(`resources.users.statuses.${status}`)}
      size="small"
      component="span"
      sx={{
        height: 20,
        ...(status === 'suspended'
          ? { color: 'campus.danger.text', bgcolor: 'campus.danger.tint' }
          : { color: 'campus.ink2', bgcolor: 'campus.sunken' }),
      }}
    />
  );
}
