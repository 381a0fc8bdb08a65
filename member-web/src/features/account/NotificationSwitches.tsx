import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useDispatch } from 'react-redux';
import type { NotificationSettingsDto } from '../../api/generated';
import type { ApiDispatch } from '../../api/thunks';
import { notificationSettingsTexts as texts } from '../../texts/notificationSettings';
import {
  isOn,
  setNotificationSwitch,
  type NotificationKind,
  type NotificationSwitch,
} from '../notifications/exports/setNotificationSwitch';

const KINDS = Object.keys(texts.kinds) as NotificationKind[];

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { padding: 0, textAlign: 'left', overflowWrap: 'anywhere', hyphens: 'auto' },
  '& th[scope="col"]': {
    ...theme.typography.caption,
    verticalAlign: 'bottom',
    color: theme.vars.palette.text.secondary,
    // As wide as a switch with its margins; in enlarged text, as wide as the longest word.
    width: 76,
    paddingBottom: 4,
    paddingLeft: 8,
    textAlign: 'center',
    overflowWrap: 'normal',
  },
  '& th[scope="row"]': { ...theme.typography.body2, paddingBlock: 4 },
  '& td': { padding: '0 0 0 8px', textAlign: 'center' },
}));

interface SwitchesProps {
  settings: NotificationSettingsDto;
  /** The element that says why mails cannot be turned on; undefined when they can. */
  refusalId?: string;
}

/** Which notifications a member gets: per kind on the site and by mail, and the weekly summary. */
export function NotificationSwitches({ settings, refusalId }: SwitchesProps) {
  const id = useId();
  const dispatch = useDispatch<ApiDispatch>();
  const siteId = `${id}-site`;
  const mailId = `${id}-mail`;
  const summaryId = `${id}-summary`;
  const aboutSummaryId = `${id}-about-summary`;

  const renderSwitch = (which: NotificationSwitch, labels: string, description?: string) => {
    const on = isOn(settings, which);
    const isMail = which === 'digest' || which.channel === 'mail';
    const refusal = isMail ? refusalId : undefined;
    return (
      <Switch
        checked={on}
        // What is on can still be turned off: the server refuses only new mails.
        disabled={refusal !== undefined && !on}
        onChange={(_event, wanted) => void dispatch(setNotificationSwitch(which, wanted))}
        slotProps={{
          input: {
            'aria-labelledby': labels,
            'aria-describedby': [description, refusal].filter(Boolean).join(' ') || undefined,
          },
        }}
      />
    );
  };

  return (
    <>
      <Table aria-label={texts.title}>
        <thead>
          <tr>
            <td />
            <th scope="col" id={siteId}>
              {texts.onTheSite}
            </th>
            <th scope="col" id={mailId}>
              {texts.byMail}
            </th>
          </tr>
        </thead>
        <tbody>
          {KINDS.map((kind) => (
            <tr key={kind}>
              <th scope="row" id={`${id}-${kind}`}>
                {texts.kinds[kind]}
              </th>
              <td>{renderSwitch({ channel: 'site', kind }, `${id}-${kind} ${siteId}`)}</td>
              <td>{renderSwitch({ channel: 'mail', kind }, `${id}-${kind} ${mailId}`)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          mt: 4,
          pt: 4,
          borderTop: 1,
          borderColor: (theme) => theme.vars.palette.campus.hairline,
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Box id={summaryId} sx={{ typography: 'subtitle2' }}>
            {texts.weeklySummary}
          </Box>
          <Box
            id={aboutSummaryId}
            sx={{ typography: 'compact', color: 'text.secondary', textWrap: 'pretty' }}
          >
            {texts.weeklySummaryText}
          </Box>
        </Box>
        {/* In the column of the mails above. */}
        <Box sx={{ flex: 'none', width: 68, textAlign: 'center' }}>
          {renderSwitch('digest', summaryId, aboutSummaryId)}
        </Box>
      </Box>
    </>
  );
}
