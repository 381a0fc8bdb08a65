import { Button } from '@campus-commons/web-kit/Button.tsx';
import { indiaDate } from '@campus-commons/web-kit/dates.ts';
import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import type { FactorsDto } from '../api/generated';
import { FailureAlert } from '../components/FailureAlert';
import { Section } from '../components/Section';
import { CURRENT, type Single } from '../providers/records';
import type { TwoStepAct } from './TwoStepForm';

const TwoStepForm = lazyChunk(() => import('./TwoStepForm'), 'TwoStepForm');

/** Whether logging in takes a code of an authenticator app, and what sets that up. */
export function TwoStep() {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = useGetOne<Single<FactorsDto>>('factors', { id: CURRENT });
  const [act, setAct] = useState<TwoStepAct>();
  const [done, setDone] = useState<string>();
  const isOn = data !== undefined && data.totpSince !== null;
  const begin = (next: TwoStepAct) => {
    setDone(undefined);
    setAct(next);
  };
  return (
    <Section title={translate('profile.two_step.title')} subtitle={translate('profile.two_step.about')}>
      {error && !isFetching && (
        <FailureAlert onTryAgain={() => void refetch()}>{translate('profile.two_step.failed')}</FailureAlert>
      )}
      {data?.required && !isOn && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {translate('profile.two_step.required')}
        </Alert>
      )}
      {done !== undefined && (
        <Alert severity="success" role="status" sx={{ mb: 3 }}>
          {done}
        </Alert>
      )}
      {data && act === undefined && (
        <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
          <Typography>{stateOf(data, translate)}</Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            {isOn
              ? (['codes', 'replace', 'off'] as const).map((each) => (
                  <Button key={each} variant="outlined" onClick={() => begin(each)}>
                    {translate(`profile.two_step.acts.${each}`)}
                  </Button>
                ))
              : data.available && (
                  <Button variant="contained" onClick={() => begin('start')}>
                    {translate('profile.two_step.acts.start')}
                  </Button>
                )}
          </Box>
        </Box>
      )}
      {act !== undefined && (
        <Suspense>
          <TwoStepForm
            act={act}
            onCancel={() => setAct(undefined)}
            onDone={(message) => {
              setDone(message);
              setAct(undefined);
              void refetch();
            }}
          />
        </Suspense>
      )}
    </Section>
  );
}

function stateOf(
  { available, totpSince, recoveryCodesLeft }: FactorsDto,
  translate: ReturnType<typeof useTranslate>,
): string {
  if (totpSince !== null) {
    return translate('profile.two_step.on', {
      day: indiaDate(totpSince),
      smart_count: recoveryCodesLeft,
    });
  }
  return translate(available ? 'profile.two_step.off' : 'profile.two_step.unavailable');
}
