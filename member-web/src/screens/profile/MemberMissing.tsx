import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { UserRoundX } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths';
import { commonTexts } from '../../texts/common';
import { profileTexts } from '../../texts/profile';

/** Stands for a member who is not here: the account was deleted, or the address is wrong. */
export function MemberMissing() {
  return (
    <Card role="alert" sx={{ display: 'flex', gap: 4, p: 5 }}>
      <Box sx={{ color: 'campus.ink2', flex: 'none' }}>
        <UserRoundX size={24} aria-hidden />
      </Box>
      <Box>
        <Typography component="h1" sx={{ typography: 'subtitle1' }}>
          {profileTexts.missing}
        </Typography>
        <Typography variant="compact" sx={{ mt: 0.5, mb: 3, color: 'text.secondary' }}>
          {profileTexts.missingText}
        </Typography>
        <Button variant="outlined" component={Link} to={paths.dashboard}>
          {commonTexts.goBack}
        </Button>
      </Box>
    </Card>
  );
}
