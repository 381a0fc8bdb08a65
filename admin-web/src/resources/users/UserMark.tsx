import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useTranslate } from 'react-admin';
import type { AdminUserDto } from '../../api/generated';
import { isChoosable, useRowSelection } from './selection';

const SIZE_PIXELS = 32;

/** A member's portrait in the list. While members are chosen, a box takes its place, so that nothing moves. */
export function UserMark({ user }: { user: AdminUserDto }) {
  const translate = useTranslate();
  const { isOn, isChosen, toggle } = useRowSelection(user);
  if (!isOn || !isChoosable(user)) return <Avatar person={user} size={SIZE_PIXELS} />;
  return (
    <Box
      sx={{ flex: 'none', display: 'grid', placeItems: 'center', width: SIZE_PIXELS, height: SIZE_PIXELS }}
    >
      <Checkbox
        checked={isChosen}
        onChange={toggle}
        // Taller than a portrait, in its place.
        sx={{ m: '-6px' }}
        slotProps={{
          input: { 'aria-label': translate('resources.users.many.select_one', { name: user.name }) },
        }}
      />
    </Box>
  );
}
