import { indiaDate } from '@campus-commons/web-kit/dates.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetOne, useTranslate } from 'react-admin';
import type { AdminAccountDto } from '../api/generated';
import { FailureAlert } from '../components/FailureAlert';
import { Facts } from '../components/Facts';
import { PageTitle } from '../components/PageTitle';
import { Section } from '../components/Section';
import { CURRENT, type Single } from '../providers/records';
import { useSession } from '../providers/useSession';
import { OwnSessions } from './OwnSessions';
import { PasswordForm } from './PasswordForm';
import { TwoStep } from './TwoStep';
import { ReviewKeys } from './ReviewKeys';

/** /admin/profile: the administrator's own account. */
export function Profile() {
  const translate = useTranslate();
  const { role } = useSession();
  const { data, error, isFetching, refetch } = useGetOne<Single<AdminAccountDto>>('account', { id: CURRENT });
  return (
    <Box sx={{ maxWidth: 720 }}>
      <PageTitle>{translate('profile.title')}</PageTitle>
      <Typography variant="h1" sx={{ mb: 4 }}>
        {translate('profile.title')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Section title={translate('profile.account')}>
          {error && !isFetching ? (
            <FailureAlert onTryAgain={() => void refetch()}>{translate('profile.failed')}</FailureAlert>
          ) : (
            <Facts
              facts={[
                { label: translate('profile.user_id'), value: data?.userName ?? '' },
                { label: translate('profile.role'), value: translate(`profile.roles.${data?.role ?? role}`) },
                { label: translate('profile.since'), value: data ? indiaDate(data.createdAt) : '' },
              ]}
            />
          )}
        </Section>
        <ReviewKeys />
        <PasswordForm />
        <OwnSessions />
        {/* Last, because it grows while it is set up. */}
        <TwoStep />
      </Box>
    </Box>
  );
}
