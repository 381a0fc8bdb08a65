import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Settings } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ColumnWithRail } from '../components/ColumnWithRail';
import { ScreenTitle } from '../components/ScreenTitle';
import { MarkShownRead, NotificationList } from '../features/notifications/exports/NotificationList';
import { paths } from '../lib/address/paths';
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
          columnGap: 1,
          mx: { xs: 4, sm: 1 },
          mb: { xs: 3, md: 4.5 },
        }}
      >
        <Typography variant="h1" sx={{ flex: 1 }}>
          {notificationTexts.title}
        </Typography>
        {/* On phones a line of its own, so that the gear keeps its corner. */}
        <Box sx={{ order: { xs: 1, sm: 0 }, flexBasis: { xs: '100%', sm: 'auto' }, ml: { xs: -3, sm: 0 } }}>
          <MarkShownRead />
        </Box>
        <IconButton
          component={Link}
          to={`${paths.accountSettings}#notifications`}
          aria-label={notificationTexts.settings}
          sx={{ mr: { xs: -3, sm: 0 } }}
        >
          <Settings size={20} aria-hidden />
        </IconButton>
      </Box>
      <NotificationList />
    </ColumnWithRail>
  );
}
