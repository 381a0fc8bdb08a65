import { withoutInvisibleMarks } from '@campus-commons/web-kit/contactInput.ts';
import { errorText, fieldErrors } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { BusyButton } from '../../components/BusyButton';
import { TextInput } from '../../components/forms/TextInput';
import { emailChecks } from '../../lib/text/fieldRules';
import { ageTexts as texts } from '../../texts/age';
import { fieldTexts } from '../../texts/fields';
import { useAgeAskGuardianMutation, useAgeSetAgeMutation, useAgeWithdrawConsentMutation } from './ageApi';
import type { AgeDto, SetAgeDto } from './generated';
import { useTooYoung } from './useTooYoung';

const BANDS = ['adult', 'minor', 'under16', 'undisclosed'] as const;

interface AgeSettingsProps {
  age: AgeDto;
  onStart: () => void;
  /** @param stays whether the row stays open, because more can be done now */
  onDone: (message: string, stays: boolean) => void;
}

/** Says or corrects the age; members of 16 or 17 also ask a parent or guardian. */
export function AgeSettings({ age, onStart, onDone }: AgeSettingsProps) {
  const [band, setBand] = useState<SetAgeDto['band'] | null>(age.band);
  const [setAge, { error, isLoading }] = useAgeSetAgeMutation();
  const askTooYoung = useTooYoung();
  const save = async () => {
    if (band === null) return;
    onStart();
    if (band === 'under16') {
      askTooYoung();
      return;
    }
    const { data } = await setAge({ setAgeDto: { band } });
    if (data) onDone(data.message, band === 'minor' && age.guardianConsent !== 'off');
  };
  return (
    <Stack sx={{ gap: 5, maxWidth: 440 }}>
      <Stack sx={{ gap: 3, alignItems: 'start' }}>
        <RadioGroup
          aria-label={texts.label}
          value={band ?? ''}
          onChange={(_event, chosen) => setBand(BANDS.find((one) => one === chosen) ?? null)}
        >
          {BANDS.map((one) => (
            <FormControlLabel key={one} value={one} control={<Radio />} label={texts.bands[one]} />
          ))}
        </RadioGroup>
        <Typography variant="compact" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
          {texts.onlyYou}
        </Typography>
        {error !== undefined && <Alert severity="error">{errorText(error)}</Alert>}
        <BusyButton variant="tonal" loading={isLoading} disabled={band === null} onClick={() => void save()}>
          {isLoading ? texts.saving : texts.save}
        </BusyButton>
      </Stack>
      {age.band === 'minor' && age.guardianConsent !== 'off' && (
        <Guardian consent={age.consent} onStart={onStart} onDone={onDone} />
      )}
    </Stack>
  );
}

interface GuardianProps extends Pick<AgeSettingsProps, 'onStart' | 'onDone'> {
  consent: AgeDto['consent'];
}

function Guardian({ consent, onStart, onDone }: GuardianProps) {
  return (
    <Stack component="section" aria-label={texts.guardian} sx={{ gap: 3, alignItems: 'start' }}>
      <Typography variant="subtitle2" component="h4">
        {texts.guardian}
      </Typography>
      <Typography variant="compact" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
        {texts.guardianLead}
      </Typography>
      {consent?.state === 'agreed' ? (
        <Withdraw onStart={onStart} onDone={onDone} />
      ) : (
        <Ask isAgain={consent?.state === 'asked'} onStart={onStart} onDone={onDone} />
      )}
    </Stack>
  );
}

function Withdraw({ onStart, onDone }: Omit<GuardianProps, 'consent'>) {
  const [withdraw, { error, isLoading }] = useAgeWithdrawConsentMutation();
  const press = async () => {
    onStart();
    const { data } = await withdraw({ emptyDto: {} });
    if (data) onDone(data.message, true);
  };
  return (
    <>
      {error !== undefined && <Alert severity="error">{errorText(error)}</Alert>}
      <BusyButton variant="tonal" loading={isLoading} onClick={() => void press()}>
        {texts.withdraw}
      </BusyButton>
    </>
  );
}

function Ask({ isAgain, onStart, onDone }: Omit<GuardianProps, 'consent'> & { isAgain: boolean }) {
  const [ask] = useAgeAskGuardianMutation();
  const form = useForm({ defaultValues: { email: '' }, reValidateMode: 'onSubmit' });
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(async ({ email }) => {
    onStart();
    const { data, error } = await ask({ askGuardianDto: { email: withoutInvisibleMarks(email) } });
    if (!error) {
      form.reset();
      onDone(data.message, false);
      return;
    }
    const message = fieldErrors(error).email;
    if (message === undefined) form.setError('root', { message: errorText(error) });
    else form.setError('email', { message }, { shouldFocus: true });
  });
  return (
    <Stack
      component="form"
      noValidate
      aria-label={texts.guardian}
      onSubmit={send}
      sx={{ gap: 3, width: '100%' }}
    >
      {isAgain && (
        <Typography variant="compact" sx={{ color: 'text.secondary' }}>
          {texts.askAgain}
        </Typography>
      )}
      {errors.root?.message !== undefined && <Alert severity="error">{errors.root.message}</Alert>}
      <TextInput
        label={texts.guardianEmail}
        type="email"
        autoComplete="off"
        placeholder={fieldTexts.exampleEmail}
        error={errors.email?.message}
        field={form.register('email', {
          validate: emailChecks,
          onChange: () => {
            form.clearErrors();
          },
        })}
      />
      <BusyButton type="submit" variant="tonal" loading={isSubmitting} sx={{ alignSelf: 'start' }}>
        {isSubmitting ? texts.asking : texts.ask}
      </BusyButton>
    </Stack>
  );
}
