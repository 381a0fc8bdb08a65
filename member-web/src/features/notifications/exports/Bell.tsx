import { styled } from '@mui/material/styles';
import { Bell as BellIcon } from 'lucide-react';
import { notificationTexts } from '../../../texts/notifications';

const Root = styled('span')({ position: 'relative', display: 'grid' });

const Badge = styled('span')(({ theme }) => ({
  minWidth: 18,
  height: 18,
  padding: '0 4px',
  borderRadius: 9,
  backgroundColor: theme.vars.palette.campus.hibiscus.text,
  color: theme.vars.palette.campus.surface,
  fontSize: 12,
  lineHeight: '18px',
  fontWeight: 650,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
}));

/** At the upper right of the icon, and parted from it. */
const CornerBadge = styled(Badge)(({ theme }) => ({
  position: 'absolute',
  left: '60%',
  bottom: '45%',
  boxShadow: `0 0 0 2px ${theme.vars.palette.campus.surface}`,
}));

interface BellProps {
  unread: number;
  /** Shown beside the bell, with the number at the end of the row; without it the number is at the icon. */
  label?: string;
}

/** A bell with the number of unread notifications. What contains it says the number in its accessible name. */
export function Bell({ unread, label }: BellProps) {
  const number = unread > 0 ? notificationTexts.badge(unread) : undefined;
  if (label !== undefined)
    return (
      <>
        <BellIcon size={20} aria-hidden />
        {label}
        {number && <Badge sx={{ ml: 'auto' }}>{number}</Badge>}
      </>
    );
  return (
    <Root aria-hidden>
      <BellIcon size={20} />
      {number && <CornerBadge>{number}</CornerBadge>}
    </Root>
  );
}
