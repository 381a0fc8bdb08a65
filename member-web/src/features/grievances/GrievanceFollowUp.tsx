import { errorText } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { BusyButton } from '../../components/BusyButton';
import { TextInput } from '../../components/forms/TextInput';
import { required } from '../../lib/text/fieldRules';
import { grievanceTexts as texts } from '../../texts/grievances';
import { dayOf } from './dayOf';
import { generatedGrievancesApi, type GetGrievanceDto, type GrievanceDto } from './generated';

/** Shows a grievance and its answer to whoever has its reference and key. @param reference of the mail that led here, if one did */
export function GrievanceFollowUp({ reference }: { reference: string }) {
  const [look, { data, error, isFetching }] = generatedGrievancesApi.useLazyGrievancesGetGrievanceQuery();
  const form = useForm<GetGrievanceDto>({
    defaultValues: { reference: '', key: '' },
    reValidateMode: 'onSubmit',
  });
  const { setValue } = form;
  // After the markup that was rendered before, which knows no address.
  useEffect(() => setValue('reference', reference), [setValue, reference]);
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (getGrievanceDto) => {
    await look({ getGrievanceDto });
  });
  return (
    <>
      <Stack
        component="form"
        noValidate
        aria-label={texts.followForm}
        onSubmit={submit}
        sx={{ gap: 4, mt: 4 }}
      >
        <TextInput
          label={texts.reference}
          autoComplete="off"
          isSecret
          error={errors.reference?.message}
          field={form.register('reference', { validate: required(texts.referenceMissing) })}
        />
        <TextInput
          label={texts.key}
          autoComplete="off"
          isSecret
          error={errors.key?.message}
          field={form.register('key', { validate: required(texts.keyMissing) })}
        />
        <BusyButton type="submit" variant="outlined" loading={isFetching} sx={{ alignSelf: { sm: 'start' } }}>
          {texts.look}
        </BusyButton>
      </Stack>
      <Box aria-live="polite" sx={{ mt: 4 }}>
        {error !== undefined && !isFetching && <Alert severity="error">{errorText(error)}</Alert>}
        {error === undefined && data && <Found grievance={data.data} />}
      </Box>
    </>
  );
}

function Found({ grievance }: { grievance: GrievanceDto }) {
  const { reference, state, sentAt, dueAt, answeredAt, text, answer } = grievance;
  const written = { mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;
  return (
    <Box sx={{ p: { xs: 4, sm: 6 }, bgcolor: 'background.paper', borderRadius: 2 }}>
      <Typography variant="h3" translate="no">
        {reference}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{texts.sentOn(dayOf(sentAt))}</Typography>
      <Typography sx={{ mt: 2, fontWeight: 600 }}>
        {state === 'open' ? texts.state.open(dayOf(dueAt)) : texts.state.answered(dayOf(answeredAt ?? dueAt))}
      </Typography>
      {answer !== null && (
        <>
          <Typography variant="h4" sx={{ mt: 4 }}>
            {texts.answer}
          </Typography>
          <Typography dir="auto" sx={written}>
            {answer}
          </Typography>
        </>
      )}
      <Typography variant="h4" sx={{ mt: 4 }}>
        {texts.yours}
      </Typography>
      <Typography dir="auto" sx={written}>
        {text}
      </Typography>
    </Box>
  );
}
