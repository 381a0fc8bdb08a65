import { radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { FailureAlert } from '../components/FailureAlert';
import { Facts } from '../components/Facts';
import { Notice } from '../components/Notice';
import { PageTitle } from '../components/PageTitle';
import { Section } from '../components/Section';
import { CURRENT } from '../providers/records/current';
import type { SettingsRecord } from '../providers/records/settings';
import { JobList } from './JobList';
import { MaintenanceSection } from './MaintenanceSection';

/** /admin/settings: maintenance, and how this installation runs. */
export function SettingsPage() {
  const { data, error, isFetching, refetch } = useGetOne<SettingsRecord>('settings', { id: CURRENT });
  const [notice, setNotice] = useState<string>();
  const waiting = data?.migrations.filter(({ applied }) => !applied) ?? [];

  return (
    <>
      <PageTitle>Settings</PageTitle>
      <Typography variant="h1" sx={{ mb: 4 }}>
        Settings
      </Typography>
      <Notice onClose={() => setNotice(undefined)}>{notice}</Notice>
      {error && !isFetching && (
        <FailureAlert onTryAgain={() => void refetch()}>Failed to fetch the settings</FailureAlert>
      )}
      {!data && isFetching && (
        <Box aria-busy sx={{ display: 'grid', gap: 4 }}>
          <Skeleton variant="rounded" height={180} sx={{ borderRadius: `${radii.card}px` }} />
          <Skeleton variant="rounded" height={420} sx={{ borderRadius: `${radii.card}px` }} />
        </Box>
      )}
      {data && !error && (
        <Box sx={{ display: 'grid', gap: 4 }}>
          <MaintenanceSection maintenance={data.maintenance} onChanged={setNotice} />
          <Section title="Version">
            <Facts
              facts={[
                { label: 'API', value: data.version },
                {
                  label: 'Database',
                  value:
                    waiting.length === 0
                      ? `All ${data.migrations.length} migrations are applied`
                      : `Not applied yet: ${waiting.map(({ name }) => name).join(', ')}`,
                },
              ]}
            />
          </Section>
          <Section title="Jobs" subtitle="What the API does by itself, over and over">
            <JobList jobs={data.jobs} />
          </Section>
          <Section
            title="Configuration"
            subtitle="What the API runs with. It is set where the server runs; secrets are not shown."
          >
            <Facts facts={data.configuration.map(({ name, value }) => ({ label: name, value }))} />
          </Section>
        </Box>
      )}
    </>
  );
}
