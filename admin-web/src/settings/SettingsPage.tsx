import { Button } from '@campus-commons/web-kit/Button.tsx';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { MailCheck, UserCog, WholeWord } from 'lucide-react';
import { useGetOne, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { FailureAlert } from '../components/FailureAlert';
import { FullWidth, Section } from '../components/Section';
import { Notice } from '../components/Notice';
import { PageTitle } from '../components/PageTitle';
import type { AdminSettingsDto } from '../api/generated';
import { CURRENT, type Single } from '../providers/records';
import { Configuration } from './Configuration';
import { MaintenanceSection } from './MaintenanceSection';
import { ServerSection } from './ServerSection';

/** /admin/settings: maintenance mode, the state of the server, and its configuration. */
export function SettingsPage() {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = useGetOne<Single<AdminSettingsDto>>('settings', {
    id: CURRENT,
  });

  return (
    <>
      <PageTitle>{translate('resources.settings.name')}</PageTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 3, mb: 4 }}>
        <Typography variant="h1" sx={{ flex: 1 }}>
          {translate('resources.settings.name')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button
            component={RouterLink}
            to="/settings/grievances"
            variant="outlined"
            startIcon={<MailCheck size={18} strokeWidth={1.9} aria-hidden />}
          >
            {translate('grievances.title')}
          </Button>
          <Button
            component={RouterLink}
            to="/settings/words"
            variant="outlined"
            startIcon={<WholeWord size={18} strokeWidth={1.9} aria-hidden />}
          >
            {translate('words.title')}
          </Button>
          <Button
            component={RouterLink}
            to="/settings/administrators"
            variant="outlined"
            startIcon={<UserCog size={18} strokeWidth={1.9} aria-hidden />}
          >
            {translate('administrators.title')}
          </Button>
        </Box>
      </Box>
      <Notice />
      {error && !isFetching && (
        <FailureAlert onTryAgain={() => void refetch()}>{translate('settings.failed')}</FailureAlert>
      )}
      {!data && isFetching && (
        <Box aria-busy sx={{ display: 'grid', gap: 4 }}>
          {[150, 190, 420].map((height) => (
            <Skeleton
              key={height}
              variant="rounded"
              height={height}
              sx={{ borderRadius: `${radii.card}px` }}
            />
          ))}
        </Box>
      )}
      {data && !error && (
        <Box sx={{ display: 'grid', gap: 4 }}>
          <MaintenanceSection maintenance={data.maintenance} />
          <ServerSection {...data} />
          <Section
            title={translate('settings.configuration')}
            subtitle={translate('settings.configuration_text')}
          >
            <FullWidth>
              <Configuration configuration={data.configuration} />
            </FullWidth>
          </Section>
        </Box>
      )}
    </>
  );
}
