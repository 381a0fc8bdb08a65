import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ColumnWithRail } from '../components/ColumnWithRail';
import { ScreenTitle } from '../components/ScreenTitle';
import { MarkAllRead, NotificationList } from '../features/notifications/exports/NotificationList';
import { notificationTexts } from '../texts/notifications';
import { MemberRail } from './rail/MemberRail';

/** What others did to the member's posts and pages. */
export function NotificationsScreen() {
  return (
    <ColumnWithRail rail={<MemberRail />}>
      <ScreenTitle>{notificationTexts.title}</ScreenTitle>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 4,
          mx: { xs: 4, sm: 1 },
          mb: { xs: 3, md: 4.5 },
        }}
      >
        <Typography variant="h1">{notificationTexts.title}</Typography>
        <MarkAllRead />
      </Box>
      <NotificationList />
    </ColumnWithRail>
  );
}
