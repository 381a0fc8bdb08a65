import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { useDispatch } from 'react-redux';
import type { NotificationSettingsDto } from '../../api/generated';
import type { ApiDispatch } from '../../api/thunks';
import { notificationSettingsTexts as texts } from '../../texts/notificationSettings';
import {
  isOn,
  NOTIFICATION_KINDS,
  setNotificationSwitch,
  type NotificationSwitch,
} from '../notifications/exports/setNotificationSwitch';

interface SwitchesProps {
  settings: NotificationSettingsDto;
  channel: 'site' | 'mail';
  /** The element that says why mails cannot be turned on; undefined when they can. */
  refusalId?: string;
}

/** Of which kinds a member is told on the site, or by mail; with the mails also the weekly summary. */
export function NotificationSwitches({ settings, channel, refusalId }: SwitchesProps) {
  const title = channel === 'mail' ? texts.byMail : texts.onTheSite;
  return (
    <PlainList aria-label={title}>
      {NOTIFICATION_KINDS.map((kind) => (
        <SwitchRow
          key={kind}
          which={{ channel, kind }}
          label={texts.kinds[kind]}
          channelName={title}
          settings={settings}
          refusalId={refusalId}
        />
      ))}
      {channel === 'mail' && (
        <SwitchRow
          which="digest"
          label={texts.weeklySummary}
          about={texts.weeklySummaryText}
          settings={settings}
          refusalId={refusalId}
        />
      )}
    </PlainList>
  );
}

interface SwitchRowProps extends Omit<SwitchesProps, 'channel'> {
  which: NotificationSwitch;
  label: string;
  /** Part of the switch's name where the other channel has a switch of the same label. */
  channelName?: string;
  /** A sentence below the label. */
  about?: string;
}

function SwitchRow({ which, label, channelName, about, settings, refusalId }: SwitchRowProps) {
  const dispatch = useDispatch<ApiDispatch>();
  const aboutId = useId();
  const on = isOn(settings, which);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 3,
        minHeight: 44,
        py: about === undefined ? 0 : 1,
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>{label}</Box>
        {about !== undefined && (
          <Box id={aboutId} sx={{ typography: 'compact', color: 'text.secondary', textWrap: 'pretty' }}>
            {about}
          </Box>
        )}
      </Box>
      <Switch
        checked={on}
        // What is on can still be turned off: the server refuses only new mails.
        disabled={refusalId !== undefined && !on}
        onChange={(_event, wanted) => void dispatch(setNotificationSwitch(which, wanted))}
        sx={{ flex: 'none' }}
        slotProps={{
          input: {
            'aria-label': channelName === undefined ? label : `${label} ${channelName}`,
            'aria-describedby':
              [about === undefined ? undefined : aboutId, refusalId].filter(Boolean).join(' ') || undefined,
          },
        }}
      />
    </Box>
  );
}
