import { Button } from '@campus-commons/web-kit/Button.tsx';
import { RecoveryCodes } from '@campus-commons/web-kit/RecoveryCodes.tsx';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import type { TotpKeyDto } from './generated';
import { twoStepTexts } from '../../../texts/twoStep';
import { ProveForm, type Act, type Proved } from './ProveForm';
import { ScanStep } from './ScanStep';

/** What is shown: what one may do, who it is, the key for the app, or the codes to keep. */
type Step =
  | { readonly at: 'choice' }
  | { readonly at: 'proof'; readonly act: Act }
  | { readonly at: 'scan'; readonly totpKey: TotpKeyDto }
  | { readonly at: 'codes'; readonly message: string; readonly codes: readonly string[] };

const codesTexts = () => ({
  ...twoStepTexts,
  codesFileLead: twoStepTexts.codesFileLead(window.location.host),
});

interface TwoStepProps {
  isOn: boolean;
  /** Called when the member begins something. */
  onStart: () => void;
  /** Called with whether codes are shown that are neither copied nor downloaded. */
  onUnsafeCodes: (areUnsafe: boolean) => void;
  /** Called at the end, with what happened. */
  onDone: (message: string) => void;
}

/** Sets two-step sign-in up, step by step, and changes it. */
export function TwoStep({ isOn, onStart, onUnsafeCodes, onDone }: TwoStepProps) {
  const [step, setStep] = useState<Step>(isOn ? { at: 'choice' } : { at: 'proof', act: 'start' });
  const onProved = ({ message, totpKey, codes }: Proved) => {
    if (totpKey) setStep({ at: 'scan', totpKey });
    else if (codes) setStep({ at: 'codes', message, codes });
    else onDone(message);
  };
  switch (step.at) {
    case 'choice':
      return (
        <Stack sx={{ gap: 3, alignItems: 'flex-start' }}>
          <Typography variant="compact" sx={{ color: 'text.secondary' }}>
            {twoStepTexts.manageLead}
          </Typography>
          {(['codes', 'replace', 'off'] as const).map((act) => (
            <Button
              key={act}
              variant="tonal"
              onClick={() => {
                onStart();
                setStep({ at: 'proof', act });
              }}
            >
              {twoStepTexts.acts[act]}
            </Button>
          ))}
        </Stack>
      );
    case 'proof':
      return (
        <ProveForm
          act={step.act}
          onProved={onProved}
          onCancel={isOn ? () => setStep({ at: 'choice' }) : undefined}
        />
      );
    case 'scan':
      return (
        <ScanStep
          totpKey={step.totpKey}
          onConfirmed={(message, codes) => setStep({ at: 'codes', message, codes })}
        />
      );
    case 'codes':
      return (
        <CodesStep codes={step.codes} onUnsafeCodes={onUnsafeCodes} onKept={() => onDone(step.message)} />
      );
  }
}

interface CodesStepProps extends Pick<TwoStepProps, 'onUnsafeCodes'> {
  codes: readonly string[];
  onKept: () => void;
}

/** The codes to keep. The row asks before it closes over them. */
function CodesStep({ codes, onUnsafeCodes, onKept }: CodesStepProps) {
  useEffect(() => {
    onUnsafeCodes(true);
    return () => onUnsafeCodes(false);
  }, [onUnsafeCodes]);
  return (
    <RecoveryCodes codes={codes} texts={codesTexts()} onSafe={() => onUnsafeCodes(false)} onKept={onKept} />
  );
}
