import { errorText } from '@campus-commons/web-kit/errorText.ts';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import { InlineError } from '../../components/states/InlineError';
import { PersonRowsSkeleton } from '../../components/states/PersonRowsSkeleton';
import { showFailureToast } from '../../components/toasts/toasts';
import { notificationTexts as texts } from '../../texts/notifications';
import { useNotificationSettings } from '../notifications/exports/useNotificationSettings';
import { PushDevice } from '../notifications/exports/PushDevice';
import { SettingsCard } from './SettingsCard';

type Kind = keyof typeof texts.kinds;
const KINDS = Object.keys(texts.kinds) as Kind[];

/** Which kinds of notifications the site shows. */
export function NotificationsCard() {
  const { off, isError, refetch, setOff, isBusy } = useNotificationSettings();
  const toggle = async (kind: Kind, isOn: boolean) => {
    if (!off) return;
    const error = await setOff(isOn ? off.filter((one) => one !== kind) : [...off, kind]);
    if (error) showFailureToast(error, errorText(error));
  };
  return (
    <SettingsCard id="notifications" title={texts.settings} lead={texts.settingsLead}>
      {isError && <InlineError title={texts.settingsFailed} onRetry={refetch} />}
      {!off && !isError && <PersonRowsSkeleton rows={2} label={texts.loadingSettings} />}
      {off && (
        <FormGroup role="group" aria-label={texts.onTheSite}>
          {KINDS.map((kind) => (
            <FormControlLabel
              key={kind}
              control={
                <Switch
                  checked={!off.includes(kind)}
                  disabled={isBusy}
                  onChange={(_event, isOn) => void toggle(kind, isOn)}
                />
              }
              label={texts.kinds[kind]}
            />
          ))}
        </FormGroup>
      )}
      {off && <PushDevice />}
    </SettingsCard>
  );
}
