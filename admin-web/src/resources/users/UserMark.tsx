import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import Checkbox from '@mui/material/Checkbox';
import { useTranslate } from 'react-admin';
import type { AdminUserDto } from '../../api/generated';
import { isChoosable, useRowSelection } from './selection';

/** A member's portrait in the list. While members are chosen, a box takes its place, so that nothing moves. */
export function UserMark({ user }: { user: AdminUserDto }) {
  const translate = useTranslate();
  const { isOn, isChosen, toggle } = useRowSelection(user);
  if (!isOn || !isChoosable(user)) return <Avatar person={user} size={32} />;
  return (
    <Checkbox
      checked={isChosen}
      onChange={toggle}
      // As large as a portrait to the eye; with larger letters it grows.
      sx={{ flex: 'none', m: '-6px' }}
      slotProps={{
        input: { 'aria-label': translate('resources.users.many.select_one', { name: user.name }) },
      }}
    />
  );
}
