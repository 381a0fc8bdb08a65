import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ScreenTitle } from '../components/ScreenTitle';
import { AppearanceCard, ExportCard, PrivacyCard } from '../features/account/PlainCards';
import { DeleteAccountCard } from '../features/account/DeleteAccountCard';
import { EmailRow } from '../features/account/EmailRow';
import { NotificationsCard } from '../features/account/NotificationsCard';
import { PasswordRow } from '../features/account/PasswordRow';
import { RemovalsCard } from '../features/account/RemovalsCard';
import { SessionsRow } from '../features/account/SessionsRow';
import { useWaitingEmail } from '../features/account/useWaitingEmail';
import { useOwnProfileQuery } from '../features/profile/exports/useOwnProfile';
import { SettingsCard } from '../features/account/SettingsCard';
import { columnAndRail } from '../lib/layout/columns';
import { accountTexts } from '../texts/account';
import { commonTexts } from '../texts/common';

/** The cards in two columns from 1200 px up, otherwise in one. On phones they have no side margins. */
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  alignItems: 'start',
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'inherit' },
  [theme.breakpoints.down('md')]: { gap: 10 },
  [theme.breakpoints.down('sm')]: { '& > div > .MuiCard-root': { borderRadius: 0, borderInline: 0 } },
  ...columnAndRail(theme),
}));

/** The settings of the member's account. */
export function AccountSettingsScreen() {
  const { data, isError } = useOwnProfileQuery();
  const { isLoading } = useWaitingEmail();
  const isFirstRowKnown = (data !== undefined || isError) && !isLoading;
  return (
    <>
      <ScreenTitle>{commonTexts.accountSettings}</ScreenTitle>
      <Typography variant="h1" sx={{ mx: { xs: 4, sm: 1 }, mb: { xs: 3, md: 4.5 } }}>
        {commonTexts.accountSettings}
      </Typography>
      {/* Until the height of the first row is known, nothing is shown that it would move. */}
      <Columns
        sx={
          isFirstRowKnown
            ? undefined
            : {
                '& .MuiCard-root:not(:first-of-type), & section > section:not(:first-of-type)': {
                  visibility: 'hidden',
                },
              }
        }
      >
        <div>
          <SettingsCard title={accountTexts.account}>
            <EmailRow />
            <PasswordRow />
            <SessionsRow />
          </SettingsCard>
          <RemovalsCard />
          <NotificationsCard />
        </div>
        <div>
          <PrivacyCard />
          <AppearanceCard />
          <ExportCard />
          <DeleteAccountCard />
        </div>
      </Columns>
    </>
  );
}
