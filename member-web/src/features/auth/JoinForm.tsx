import { Button } from '@campus-commons/web-kit/Button.tsx';
import { phoneDigits, withoutInvisibleMarks } from '@campus-commons/web-kit/contactInput.ts';
import { errorText, fieldErrors } from '@campus-commons/web-kit/errorText.ts';
import { ArrowLeft } from 'lucide-react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { NewPasswordInputs } from '../../components/forms/PasswordInput';
import { SubmitButton } from '../../components/BusyButton';
import { TextInput } from '../../components/forms/TextInput';
import { useTypedBeforeHydration } from '../../lib/hooks/hydration';
import { authTexts } from '../../texts/auth';
import { fieldTexts } from '../../texts/fields';
import { useAuthSignUpMutation } from './authApi';
import { JoinConsent } from './JoinConsent';
import { landingJoinRules, standaloneJoinRules, type JoinValues } from './formRules';
import { firstStep, useJoinSteps } from './useJoinSteps';

const noValues: JoinValues = {
  name: '',
  email: '',
  phone: '',
  collegeName: '',
  collegeYear: '',
  password: '',
  confirmPassword: '',
};

/** The fields that a visitor can fill in before the landing page is hydrated. */
const typeable = ['name', 'email', 'phone', 'password', 'confirmPassword'] as const;

const isField = (name: string): name is keyof JoinValues => name in noValues;

/** Two fields side by side if there is room. */
const pair = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  alignItems: 'start',
};

interface JoinFormProps {
  /** Whether it is the form of the standalone page, which also asks for the college and has its own rules. */
  isStandalone?: boolean;
  /** The values to restore, from `onLeft`. */
  values?: JoinValues;
  /** Called with the current values when the form unmounts. */
  onLeft?: (values: JoinValues) => void;
  /** Called with the e-mail address of the new account, to sign in with. */
  onJoined: (email: string) => void;
}

/** The form to create an account. */
export function JoinForm({ isStandalone = false, values, onLeft, onJoined }: JoinFormProps) {
  const rules = isStandalone ? standaloneJoinRules : landingJoinRules;
  const [signUp] = useAuthSignUpMutation();
  const typed = useTypedBeforeHydration(authTexts.join, ...typeable);
  const form = useForm<JoinValues>({
    defaultValues: values ?? { ...noValues, ...typed },
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = form.formState;
  const { getValues } = form;
  // On phones, the seven fields of the separate page would need two screens.
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const steps = useJoinSteps(form, isStandalone && isPhone);
  useEffect(() => () => onLeft?.(getValues()), [getValues, onLeft]);

  const join = form.handleSubmit(async ({ name, email, phone, collegeName, collegeYear, password }) => {
    const account = {
      name: name.trim(),
      email: withoutInvisibleMarks(email),
      phone: phoneDigits(phone),
      ...(isStandalone && { collegeName: collegeName.trim(), collegeYear: collegeYear.trim() }),
      password,
    };
    const { error } = await signUp({ signUpDto: account });
    if (!error) {
      form.reset(noValues);
      onJoined(account.email);
      return;
    }
    form.setError('root', { message: errorText(error) });
    const faults = fieldErrors(error);
    for (const [field, message] of Object.entries(faults)) {
      if (isField(field)) {
        form.setError(field, { message });
      }
    }
    const early = firstStep.find((field) => field in faults);
    if (early) steps.goBack(early);
  });

  const clear = (name: keyof JoinValues) => {
    form.clearErrors(name);
    form.clearErrors('root');
  };
  const field = (name: keyof JoinValues) => ({
    error: errors[name]?.message,
    field: form.register(name, { ...rules[name], onChange: () => clear(name) }),
  });
  return (
    <Stack
      component="form"
      noValidate
      aria-label={authTexts.join}
      onSubmit={steps.isFirst ? steps.goOn : join}
      sx={{ gap: 4 }}
    >
      {errors.root?.message !== undefined && <Alert severity="error">{errors.root.message}</Alert>}
      {steps.areUsed && <JoinStepHead isFirst={steps.isFirst} onBack={() => steps.goBack()} />}
      <Part isHidden={steps.areUsed && !steps.isFirst}>
        <TextInput label={fieldTexts.fullName} autoComplete="name" {...field('name')} />
        {/* A row of its own: who cannot read their whole address does not see a typing mistake in it. */}
        <TextInput
          label={fieldTexts.email}
          type="email"
          autoComplete="email"
          placeholder={fieldTexts.exampleEmail}
          {...field('email')}
        />
        <TextInput
          label={fieldTexts.phoneNumber}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          placeholder={fieldTexts.tenDigits}
          {...field('phone')}
        />
      </Part>
      <Part isHidden={steps.isFirst}>
        {isStandalone && (
          <Box sx={{ ...pair, gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' } }}>
            <TextInput label={fieldTexts.collegeName} autoComplete="organization" {...field('collegeName')} />
            <TextInput
              label={fieldTexts.collegeYear}
              inputMode="numeric"
              hint={fieldTexts.yearYouFinish}
              {...field('collegeYear')}
            />
          </Box>
        )}
        <Box sx={pair}>
          <NewPasswordInputs
            label={fieldTexts.password}
            confirmLabel={fieldTexts.confirmPassword}
            field={field}
          />
        </Box>
        <JoinConsent />
      </Part>
      <SubmitButton loading={isSubmitting}>
        {isSubmitting
          ? authTexts.creatingAccount
          : steps.isFirst
            ? authTexts.continue
            : authTexts.createAccount}
      </SubmitButton>
    </Stack>
  );
}

/** The fields of one step. They stay in the form while they are hidden, for password managers and validation. */
function Part({ isHidden, children }: { isHidden: boolean; children: ReactNode }) {
  return <Stack sx={{ gap: 4, ...(isHidden && { display: 'none' }) }}>{children}</Stack>;
}

interface JoinStepHeadProps {
  isFirst: boolean;
  onBack: () => void;
}

/** Which of the two steps is shown, and the way back from the second. */
function JoinStepHead({ isFirst, onBack }: JoinStepHeadProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 44 }}>
      <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {authTexts.stepOf(isFirst ? 1 : 2, 2)}
      </Box>
      {!isFirst && (
        <Button variant="text" startIcon={<ArrowLeft size={16} aria-hidden />} onClick={onBack}>
          {authTexts.back}
        </Button>
      )}
    </Box>
  );
}
