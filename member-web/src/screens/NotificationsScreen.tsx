import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Settings } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ColumnWithRail } from '../components/ColumnWithRail';
import { ScreenTitle } from '../components/ScreenTitle';
import { NotificationList } from '../features/notifications/exports/NotificationList';
import { paths } from '../lib/address/paths';
import { notificationTexts } from '../texts/notifications';
import { MemberRail } from './rail/MemberRail';

/** What others did to the member's posts and pages. */
export function NotificationsScreen() {
  return (
    <ColumnWithRail rail={<MemberRail />}>
      <ScreenTitle>{notificationTexts.title}</ScreenTitle>
      <Box sx={{ display: 'flex', alignItems: 'center', mx: { xs: 4, sm: 0 }, mb: { xs: 1, md: 2 } }}>
        <Typography variant="h1" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {notificationTexts.title}
        </Typography>
        <IconButton
          component={Link}
          to={`${paths.accountSettings}#notifications`}
          aria-label={notificationTexts.settings}
          sx={{ mr: -3 }}
        >
          <Settings size={20} aria-hidden />
        </IconButton>
      </Box>
      <NotificationList />
    </ColumnWithRail>
  );
}
