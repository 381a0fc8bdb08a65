import { styled } from '@mui/material/styles';
import { Bell as BellIcon } from 'lucide-react';
import { notificationTexts } from '../../../texts/notifications';

const Root = styled('span')({ position: 'relative', display: 'grid' });

/** At the upper right of the icon, and parted from it. */
const Badge = styled('span')(({ theme }) => ({
  position: 'absolute',
  left: '60%',
  bottom: '45%',
  minWidth: 18,
  height: 18,
  padding: '0 4px',
  borderRadius: 9,
  backgroundColor: theme.vars.palette.campus.hibiscus.text,
  boxShadow: `0 0 0 2px ${theme.vars.palette.campus.surface}`,
  color: theme.vars.palette.campus.surface,
  fontSize: 12,
  lineHeight: '18px',
  fontWeight: 650,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
}));

/** A bell with the number of unread notifications. What contains it says the number in its accessible name. */
export function Bell({ unread }: { unread: number }) {
  return (
    <Root aria-hidden>
      <BellIcon size={20} />
      {unread > 0 && <Badge>{notificationTexts.badge(unread)}</Badge>}
    </Root>
  );
}
