import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { BellOff, CheckCheck, Ellipsis, VolumeX } from 'lucide-react';
import { useState } from 'react';
import type { NotificationDto } from '../../api/generated';
import { OptionsMenu } from '../../components/OptionsMenu';
import { nameOf } from '../../lib/text/members';
import { notificationTexts as texts } from '../../texts/notifications';
import { safetyTexts } from '../../texts/safety';
import { useRelation } from '../safety/exports/useRelation';
import { useMutePost } from './exports/usePostMute';

interface NotificationMenuProps {
  notification: NotificationDto;
  onRead: () => void;
}

/** What one can do about a notification, besides following it. */
export function NotificationMenu({ notification, onRead }: NotificationMenuProps) {
  const { kind, actors, feedId, isRead, others } = notification;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [actor] = actors;
  const name = nameOf(actor);
  const { change } = useRelation({ id: actor?.id ?? '', name }, 'none');
  const mutePost = useMutePost();
  const choose = (next: () => void) => () => {
    setAnchor(null);
    next();
  };
  return (
    <>
      <IconButton
        aria-label={texts.options}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        // Above the link that covers the row.
        sx={{ position: 'relative', flex: 'none', color: 'campus.ink3' }}
      >
        <Ellipsis size={20} aria-hidden />
      </IconButton>
      <OptionsMenu label={texts.options} anchor={anchor} onClose={() => setAnchor(null)}>
        {!isRead && (
          <MenuItem onClick={choose(onRead)}>
            <CheckCheck size={20} aria-hidden />
            {texts.markRead}
          </MenuItem>
        )}
        {feedId !== null && (
          <MenuItem onClick={choose(() => void mutePost(feedId, true))}>
            <BellOff size={20} aria-hidden />
            {texts.mutePost}
          </MenuItem>
        )}
        {kind !== 'page' && actors.length + others === 1 && (
          <MenuItem onClick={choose(() => void change('mute'))} sx={{ overflowWrap: 'anywhere' }}>
            <VolumeX size={20} aria-hidden />
            {safetyTexts.mute(name)}
          </MenuItem>
        )}
      </OptionsMenu>
    </>
  );
}
