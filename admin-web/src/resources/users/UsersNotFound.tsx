import brickedUpDoor from '@campus-commons/web-kit/art/missing-page.svg';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { PageTitle } from '../../components/PageTitle';

/** The 404 page of the users section. */
export function UsersNotFound() {
  const translate = useTranslate();
  return (
    <Box sx={{ py: { xs: 4, md: 8 }, textAlign: 'center' }}>
      <PageTitle>{translate('not_found.title')}</PageTitle>
      <Box
        component="img"
        src={brickedUpDoor}
        alt=""
        sx={{
          display: 'block',
          width: '100%',
          maxWidth: 680,
          mx: 'auto',
          mb: 6,
          filter: (theme) => theme.vars.palette.campus.pictureFilter,
        }}
      />
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
