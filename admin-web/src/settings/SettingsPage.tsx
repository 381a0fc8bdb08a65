import { radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetOne, useTranslate } from 'react-admin';
import { FailureAlert } from '../components/FailureAlert';
import { Facts } from '../components/Facts';
import { Notice } from '../components/Notice';
import { PageTitle } from '../components/PageTitle';
import { Section } from '../components/Section';
import { CURRENT } from '../providers/records/current';
import type { SettingsRecord } from '../providers/records/settings';
import { JobList } from './JobList';
import { MaintenanceSection } from './MaintenanceSection';

/** /admin/settings: maintenance mode and the running configuration. */
export function SettingsPage() {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = useGetOne<SettingsRecord>('settings', { id: CURRENT });
  const waiting = data?.migrations.filter(({ applied }) => !applied) ?? [];

  return (
    <>
      <PageTitle>{translate('resources.settings.name')}</PageTitle>
      <Typography variant="h1" sx={{ mb: 4 }}>
        {translate('resources.settings.name')}
      </Typography>
      <Notice />
      {error && !isFetching && (
        <FailureAlert onTryAgain={() => void refetch()}>{translate('settings.failed')}</FailureAlert>
      )}
      {!data && isFetching && (
        <Box aria-busy sx={{ display: 'grid', gap: 4 }}>
          <Skeleton variant="rounded" height={180} sx={{ borderRadius: `${radii.card}px` }} />
          <Skeleton variant="rounded" height={420} sx={{ borderRadius: `${radii.card}px` }} />
        </Box>
      )}
      {data && !error && (
        <Box sx={{ display: 'grid', gap: 4 }}>
          <MaintenanceSection maintenance={data.maintenance} />
          <Section title={translate('settings.version')}>
            <Facts
              facts={[
                { label: translate('settings.api'), value: data.version },
                {
                  label: translate('settings.database'),
                  value:
                    waiting.length === 0
                      ? translate('settings.migrations_applied', { count: data.migrations.length })
                      : translate('settings.migrations_waiting', {
                          names: waiting.map(({ name }) => name).join(', '),
                        }),
                },
              ]}
            />
          </Section>
          <Section title={translate('settings.jobs.title')} subtitle={translate('settings.jobs.about')}>
            <JobList jobs={data.jobs} />
          </Section>
          <Section
            title={translate('settings.configuration')}
            subtitle={translate('settings.configuration_text')}
          >
            <Facts facts={data.configuration.map(({ name, value }) => ({ label: name, value }))} />
          </Section>
        </Box>
      )}
    </>
  );
}
