import Box from '@mui/material/Box';
import { BusyButton } from '../../../components/BusyButton';
import { SettingRow } from '../../../components/SettingRow';
import { InlineError } from '../../../components/states/InlineError';
import { pushTexts as texts } from '../../../texts/notificationSettings';
import { usePushDevice, type PushState } from '../usePushDevice';

/** What is said instead of a button. */
const NO_BUTTON: Partial<Record<PushState, string>> = {
  denied: texts.denied,
  homeScreen: texts.homeScreen,
  unsupported: texts.unsupported,
};

/** Whether this browser tells of notifications while the site is closed. Nothing where the operator has not set that up. */
export function PushRow() {
  const { state, isBusy, refetch, turnOn, turnOff } = usePushDevice();
  if (state === 'absent') return null;
  if (state === 'loading') return <span hidden data-pending />;
  const isOn = state === 'on';
  return (
    <SettingRow
      label={texts.title}
      value={
        state === 'failed' ? (
          <InlineError title={texts.failed} onRetry={refetch} />
        ) : (
          <Box role={state === 'denied' ? 'status' : undefined}>
            {NO_BUTTON[state] ?? (isOn ? texts.isOn : texts.lead)}
          </Box>
        )
      }
      control={
        (state === 'on' || state === 'off') && (
          <BusyButton
            variant="outlined"
            color={isOn ? 'inherit' : 'primary'}
            loading={isBusy}
            loadingPosition="start"
            onClick={() => void (isOn ? turnOff() : turnOn())}
          >
            {isOn ? texts.turnOff : texts.turnOn}
          </BusyButton>
        )
      }
    />
  );
}
