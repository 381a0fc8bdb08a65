import { MAX_GRIEVANCE_LENGTH } from '@campus-commons/web-kit/bounds/generated.ts';
import { withoutInvisibleMarks } from '@campus-commons/web-kit/contactInput.ts';
import { errorText, fieldErrors } from '@campus-commons/web-kit/errorText.ts';
import { lengthOf } from '@campus-commons/web-kit/text/generated.ts';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { BusyButton } from '../../components/BusyButton';
import { TextInput } from '../../components/forms/TextInput';
import { emailChecks } from '../../lib/text/fieldRules';
import { fieldTexts } from '../../texts/fields';
import { grievanceTexts as texts } from '../../texts/grievances';
import { generatedGrievancesApi, type SentGrievanceDto } from './generated';
import { grievanceDraft, type GrievanceValues } from './grievanceDraft';

const MAX_NAME_LENGTH = 100;

/** Sends a grievance. What is typed stays in this tab until it was sent. */
export function GrievanceForm({ onSent }: { onSent: (sent: SentGrievanceDto) => void }) {
  const [sendGrievance] = generatedGrievancesApi.useGrievancesSendGrievanceMutation();
  const form = useForm<GrievanceValues>({
    defaultValues: { name: '', email: '', text: '' },
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = form.formState;
  const attemptFor = useAttempts();
  const { reset } = form;
  // After the markup that was rendered before: the draft is only in this browser.
  useEffect(() => reset(grievanceDraft.read()), [reset]);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => grievanceDraft.write(values),
      }),
    [form],
  );

  const send = form.handleSubmit(async ({ name, email, text }) => {
    const typed = { name: name.trim(), email: withoutInvisibleMarks(email), text: text.trim() };
    const sendGrievanceDto = { ...typed, attempt: attemptFor(typed) };
    const { data, error } = await sendGrievance({ sendGrievanceDto });
    if (data) {
      grievanceDraft.remove();
      return onSent(data.data);
    }
    form.setError('root', { message: texts.sendFailed(errorText(error)) });
    for (const [field, message] of Object.entries(fieldErrors(error)))
      if (field in typed) form.setError(field as keyof GrievanceValues, { message });
  });
  const onChange = () => form.clearErrors();
  return (
    <Stack component="form" noValidate aria-label={texts.form} onSubmit={send} sx={{ gap: 4 }}>
      {errors.root?.message !== undefined && <Alert severity="error">{errors.root.message}</Alert>}
      <TextInput
        label={texts.name}
        autoComplete="name"
        error={errors.name?.message}
        field={form.register('name', { validate: checkName, onChange })}
      />
      <TextInput
        label={fieldTexts.email}
        type="email"
        autoComplete="email"
        placeholder={fieldTexts.exampleEmail}
        hint={texts.emailHint}
        error={errors.email?.message}
        field={form.register('email', { validate: emailChecks, onChange })}
      />
      <TextInput
        label={texts.text}
        lines={6}
        error={errors.text?.message}
        field={form.register('text', { validate: checkText, onChange })}
      />
      <BusyButton
        type="submit"
        variant="contained"
        size="large"
        loading={isSubmitting}
        sx={{ alignSelf: { sm: 'start' } }}
      >
        {texts.send}
      </BusyButton>
    </Stack>
  );
}

/** A random attempt for what is typed: the same again for the same, so that a form that is sent again is one grievance. */
function useAttempts(): (typed: GrievanceValues) => string {
  const last = useRef({ of: '', attempt: '' });
  return (typed) => {
    const of = JSON.stringify(typed);
    if (last.current.of !== of) last.current = { of, attempt: newAttempt() };
    return last.current.attempt;
  };
}

const newAttempt = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

function checkName(name: string): string | true {
  if (name.trim() === '') return texts.nameMissing;
  return lengthOf(name.trim()) <= MAX_NAME_LENGTH || texts.nameTooLong(MAX_NAME_LENGTH);
}

function checkText(text: string): string | true {
  if (text.trim() === '') return texts.textMissing;
  return lengthOf(text.trim()) <= MAX_GRIEVANCE_LENGTH || texts.tooLong(MAX_GRIEVANCE_LENGTH);
}
