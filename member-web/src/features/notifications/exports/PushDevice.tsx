import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { BusyButton } from '../../../components/BusyButton';
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
export function PushDevice() {
  const titleId = useId();
  const { state, isBusy, refetch, turnOn, turnOff } = usePushDevice();
  if (state === 'absent' || state === 'loading') return null;
  const isOn = state === 'on';
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ mt: 4, pt: 4, borderTop: 1, borderColor: (theme) => theme.vars.palette.campus.hairline }}
    >
      <Typography component="h3" id={titleId} sx={{ fontSize: 16, lineHeight: '24px', fontWeight: 650 }}>
        {texts.title}
      </Typography>
      {state === 'failed' ? (
        <Box sx={{ mt: 2 }}>
          <InlineError title={texts.failed} onRetry={refetch} />
        </Box>
      ) : (
        <Typography
          variant="compact"
          role={state === 'denied' ? 'status' : undefined}
          sx={{ mt: 1, color: 'text.secondary', textWrap: 'pretty' }}
        >
          {NO_BUTTON[state] ?? (isOn ? texts.isOn : texts.lead)}
        </Typography>
      )}
      {(state === 'on' || state === 'off') && (
        <BusyButton
          variant="outlined"
          color={isOn ? 'inherit' : 'primary'}
          loading={isBusy}
          loadingPosition="start"
          onClick={() => void (isOn ? turnOff() : turnOn())}
          sx={{ mt: 3 }}
        >
          {isOn ? texts.turnOff : texts.turnOn}
        </BusyButton>
      )}
    </Box>
  );
}
