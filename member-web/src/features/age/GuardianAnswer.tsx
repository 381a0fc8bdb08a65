import { ownDate } from '@campus-commons/web-kit/dates.ts';
import { errorText } from '@campus-commons/web-kit/errorText.ts';
import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { BusyButton } from '../../components/BusyButton';
import { RadioBox } from '../../components/forms/RadioBox';
import { PageLink } from '../../components/TextLinks';
import { paths } from '../../lib/address/paths';
import { isNotFound } from '../../api/errors';
import { guardianTexts as texts } from '../../texts/guardian';
import {
  useGuardianAnswerGuardianMutation,
  useGuardianGetGuardianRequestQuery,
} from './guardian/guardianApi';
import type { GuardianRequestDto } from './guardian/generated';

/**
 * What a parent or guardian is asked, by the token of the mailed link, and their answer. It takes a button, because programs that
 * look for harmful links open them before people do.
 */
export function GuardianAnswer({ token }: { token: string }) {
  const query = useGuardianGetGuardianRequestQuery({ guardianTokenDto: { token } }, { skip: token === '' });
  const [answer, { data: answered, error, isLoading, originalArgs }] = useGuardianAnswerGuardianMutation();

  if (token === '' || isNotFound(query.error)) return <Alert severity="error">{texts.dead}</Alert>;
  if (query.error !== undefined) return <Alert severity="error">{errorText(query.error)}</Alert>;
  if (!query.data)
    return <Skeleton role="status" aria-label={texts.loading} variant="rounded" height={280} />;
  if (answered)
    return (
      <Alert severity="success" role="status">
        {answered.message}
      </Alert>
    );
  const request = query.data.data;
  const sent = isLoading ? originalArgs?.answerGuardianDto : undefined;
  const decline = () => void answer({ answerGuardianDto: { token, agrees: false } });
  if (request.state === 'agreed')
    return (
      <Stack sx={{ gap: 4 }}>
        {error !== undefined && <Alert severity="error">{errorText(error)}</Alert>}
        <Typography sx={{ overflowWrap: 'anywhere' }}>{texts.agreed(request.firstName)}</Typography>
        <BusyButton variant="tonal" loading={isLoading} onClick={decline} sx={{ alignSelf: 'start' }}>
          {isLoading ? texts.sending : texts.withdraw}
        </BusyButton>
      </Stack>
    );
  if (request.state !== 'asked') return <Alert severity="info">{texts.over[request.state]}</Alert>;
  return (
    <Question
      request={request}
      error={error}
      sent={sent?.agrees}
      onAgree={(relation) =>
        void answer({ answerGuardianDto: { token, agrees: true, relation, isAdult: true } })
      }
      onDecline={decline}
    />
  );
}

const RELATIONS = ['parent', 'guardian'] as const;
type Relation = (typeof RELATIONS)[number];

interface QuestionProps {
  request: GuardianRequestDto;
  error: unknown;
  /** Whether the answer that is being sent agrees; undefined if none is. */
  sent: boolean | undefined;
  onAgree: (relation: Relation) => void;
  onDecline: () => void;
}

function Question({ request: { firstName, expiresAt }, error, sent, onAgree, onDecline }: QuestionProps) {
  const { brandName } = runtimeConfig();
  const id = useId();
  const form = useForm<{ relation: Relation; isAdult: boolean }>({ reValidateMode: 'onChange' });
  const { relation: noRelation, isAdult: notAdult } = form.formState.errors;
  const agree = form.handleSubmit(({ relation }) => {
    onAgree(relation);
  });
  return (
    <Stack component="form" noValidate aria-label={texts.form} onSubmit={agree} sx={{ gap: 4 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{texts.asks(firstName, brandName)}</Typography>
      <Typography variant="compact" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
        {texts.about(brandName)} <PageLink to={paths.privacy}>{texts.readMore}</PageLink>.
      </Typography>
      {error !== undefined && <Alert severity="error">{errorText(error)}</Alert>}
      <FormControl
        component="fieldset"
        error={noRelation !== undefined}
        aria-describedby={noRelation && `${id}-relation`}
      >
        <FormLabel
          component="legend"
          sx={{ mb: 2, typography: 'body2', fontWeight: 600, color: 'text.primary' }}
        >
          {texts.relation}
        </FormLabel>
        <Box sx={{ display: 'flex', gap: 2 }}>
          {RELATIONS.map((relation) => (
            <RadioBox
              key={relation}
              value={relation}
              field={form.register('relation', { required: texts.chooseRelation })}
            >
              {texts.relations[relation]}
            </RadioBox>
          ))}
        </Box>
        {noRelation && <FormHelperText id={`${id}-relation`}>{noRelation.message}</FormHelperText>}
      </FormControl>
      <FormControl error={notAdult !== undefined}>
        <FormControlLabel
          control={
            <Checkbox
              {...form.register('isAdult', { required: texts.confirmAdult })}
              slotProps={{
                input: {
                  'aria-invalid': notAdult !== undefined,
                  'aria-describedby': notAdult && `${id}-adult`,
                },
              }}
            />
          }
          label={texts.adult}
        />
        {notAdult && <FormHelperText id={`${id}-adult`}>{notAdult.message}</FormHelperText>}
      </FormControl>
      <BusyButton
        type="submit"
        variant="contained"
        size="large"
        loading={sent === true}
        disabled={sent !== undefined}
      >
        {sent === true ? texts.sending : texts.agree}
      </BusyButton>
      <BusyButton
        variant="tonal"
        size="large"
        loading={sent === false}
        disabled={sent !== undefined}
        onClick={onDecline}
      >
        {sent === false ? texts.sending : texts.disagree}
      </BusyButton>
      {expiresAt !== null && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {texts.until(ownDate(expiresAt))}
        </Typography>
      )}
    </Stack>
  );
}
