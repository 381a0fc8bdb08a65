import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ScreenTitle } from '../components/ScreenTitle';
import { AppearanceCard, ExportCard, SafetyCard } from '../features/account/PlainCards';
import { DeleteAccountCard } from '../features/account/DeleteAccountCard';
import { EmailCard } from '../features/account/EmailCard';
import { NotificationsCard } from '../features/account/NotificationsCard';
import { PasswordCard } from '../features/account/PasswordCard';
import { RemovalsCard } from '../features/account/RemovalsCard';
import { SessionsCard } from '../features/account/SessionsCard';
import { useOwnProfileQuery } from '../features/profile/exports/useOwnProfile';
import { columnAndRail } from '../lib/layout/columns';
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
  return (
    <>
      <ScreenTitle>{commonTexts.accountSettings}</ScreenTitle>
      <Typography variant="h1" sx={{ mx: { xs: 4, sm: 1 }, mb: { xs: 3, md: 4.5 } }}>
        {commonTexts.accountSettings}
      </Typography>
      {/* The height of the first card is known with the profile: until then, nothing is shown that it would move. */}
      <Columns
        sx={data || isError ? undefined : { '& .MuiCard-root:not(:first-of-type)': { visibility: 'hidden' } }}
      >
        <div>
          <EmailCard />
          <PasswordCard />
          <SessionsCard />
          <NotificationsCard />
          <SafetyCard />
          <RemovalsCard />
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
