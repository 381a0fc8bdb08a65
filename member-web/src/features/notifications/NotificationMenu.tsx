import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { BellOff, CheckCheck, Ellipsis, VolumeX } from 'lucide-react';
import type { Ref } from 'react';
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
  button: Ref<HTMLButtonElement>;
  /** The button while the menu is open, else null. */
  anchor: HTMLElement | null;
  onAnchor: (anchor: HTMLElement | null) => void;
}

/** What one can do about a notification, besides following it. */
export function NotificationMenu({ notification, onRead, button, anchor, onAnchor }: NotificationMenuProps) {
  const { kind, actors, feedId, isRead, others } = notification;
  const [actor] = actors;
  const name = nameOf(actor);
  const { change } = useRelation({ id: actor?.id ?? '', name }, 'none');
  const mutePost = useMutePost();
  const canMute = kind !== 'page' && actors.length + others === 1;
  if (isRead && feedId === null && !canMute) return null;
  const choose = (next: () => void) => () => {
    onAnchor(null);
    next();
  };
  return (
    <>
      <IconButton
        ref={button}
        aria-label={texts.options}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => onAnchor(currentTarget)}
        sx={{ color: 'campus.ink2' }}
      >
        <Ellipsis size={20} aria-hidden />
      </IconButton>
      <OptionsMenu label={texts.options} anchor={anchor} onClose={() => onAnchor(null)}>
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
        {canMute && (
          <MenuItem onClick={choose(() => void change('mute'))} sx={{ overflowWrap: 'anywhere' }}>
            <VolumeX size={20} aria-hidden />
            {safetyTexts.mute(name)}
          </MenuItem>
        )}
      </OptionsMenu>
    </>
  );
}
