import brickedUpDoorAtNight from '@campus-commons/web-kit/art/missing-page-night.svg';
import brickedUpDoor from '@campus-commons/web-kit/art/missing-page.svg';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { PageTitle } from '../../components/PageTitle';

const Drawing = styled('div')(({ theme }) => ({
  maxWidth: 680,
  aspectRatio: '1200 / 420',
  margin: '0 auto 24px',
  background: `url("${brickedUpDoor}") center / cover no-repeat`,
  ...theme.applyStyles('dark', { backgroundImage: `url("${brickedUpDoorAtNight}")` }),
}));

/** The 404 page of the users section. */
export function UsersNotFound() {
  const translate = useTranslate();
  return (
    <Box sx={{ py: { xs: 4, md: 8 }, textAlign: 'center' }}>
      <PageTitle>{translate('not_found.title')}</PageTitle>
      <Drawing />
      <Typography variant="section" component="h1">
        {translate('not_found.title')}
      </Typography>
      <Typography sx={{ mt: 2, mb: 6, color: 'campus.ink2' }}>{translate('not_found.text')}</Typography>
      <Button component={RouterLink} to="/" variant="contained">
        {translate('not_found.back')}
      </Button>
    </Box>
  );
}
