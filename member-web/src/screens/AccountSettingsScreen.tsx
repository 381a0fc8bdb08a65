import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ScreenTitle } from '../components/ScreenTitle';
import { AppearanceCard, ExportCard, PrivacyCard } from '../features/account/PlainCards';
import { DeleteAccountCard } from '../features/account/DeleteAccountCard';
import { AgeRow } from '../features/age/exports/AgeRow';
import { EmailRow } from '../features/account/EmailRow';
import { NotificationsCard } from '../features/account/NotificationsCard';
import { PasswordRow } from '../features/account/PasswordRow';
import { RemovalsCard } from '../features/account/RemovalsCard';
import { SessionsRow } from '../features/account/SessionsRow';
import { TwoStepRow } from '../features/account/TwoStepRow';
import { SettingsCard } from '../features/account/SettingsCard';
import { columnAndRail } from '../lib/layout/columns';
import { accountTexts } from '../texts/account';
import { commonTexts } from '../texts/common';

/** Matches what contains a row whose height is not known yet. */
const PENDING = ':has(.MuiSkeleton-root, [data-pending])';

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
  // What a pending row would move is not shown before.
  [`& section${PENDING} ~ section, & .MuiCard-root${PENDING} ~ .MuiCard-root, & [data-pending] ~ .MuiCard-root`]:
    {
      visibility: 'hidden',
    },
  [theme.breakpoints.down('lg')]: { [`& > div${PENDING} + div`]: { visibility: 'hidden' } },
}));

/** The settings of the member's account. */
export function AccountSettingsScreen() {
  return (
    <>
      <ScreenTitle>{commonTexts.accountSettings}</ScreenTitle>
      <Typography variant="h1" sx={{ mx: { xs: 4, sm: 0 }, mb: { xs: 3, md: 4.5 } }}>
        {commonTexts.accountSettings}
      </Typography>
      <Columns>
        <div>
          <SettingsCard title={accountTexts.account}>
            <EmailRow />
            <PasswordRow />
            <TwoStepRow />
            <SessionsRow />
            <AgeRow />
          </SettingsCard>
          <RemovalsCard />
          <NotificationsCard />
          <PrivacyCard />
        </div>
        <div>
          <AppearanceCard />
          <ExportCard />
          <DeleteAccountCard />
        </div>
      </Columns>
    </>
  );
}
