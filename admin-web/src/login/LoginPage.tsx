import wallAtNight from '@campus-commons/web-kit/art/console-wall-night.svg';
import wall from '@campus-commons/web-kit/art/console-wall.svg';
import { Logo } from '@campus-commons/web-kit/Logo.tsx';
import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import { FooterLinks } from '../components/FooterLinks';
import { addressAfterLogin } from '../providers/router';
import { useSession } from '../providers/useSession';
import { LoginForm } from './LoginForm';

/** /admin/login. It redirects an administrator who is logged in, also in another tab, to the address they came for. */
export function LoginPage() {
  const translate = useTranslate();
  const { token } = useSession();
  const location = useLocation();
  if (token !== null) return <Navigate to={addressAfterLogin(location.state)} replace />;

  const { brandName, memberOrigin } = runtimeConfig();
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(440px, 40.4%)' },
        gridTemplateRows: { xs: 'auto 1fr', md: 'auto' },
      }}
    >
      <title>{translate('layout.title', { page: translate('login.submit'), brandName })}</title>
      <CourtyardPicture />
      <Box
        sx={{
          width: '100%',
          maxWidth: 380,
          mx: 'auto',
          px: { xs: 5, sm: 0 },
          pt: { xs: 6, md: 8 },
          pb: 8,
          alignSelf: { md: 'center' },
        }}
      >
        <Logo size={30} />
        <Typography variant="h1" sx={{ mt: { xs: 6, md: 9 }, fontSize: { md: '2.25rem' } }}>
          {translate('layout.console')}
        </Typography>
        <Typography sx={{ mt: 1, mb: 5, color: 'campus.ink2' }}>
          {translate('login.audience')} <Link href={memberOrigin}>{translate('login.member_site')}</Link>.
        </Typography>
        <LoginForm />
        <Box component="footer" sx={{ mt: { xs: 8, md: 12 } }}>
          <FooterLinks />
        </Box>
      </Box>
    </Box>
  );
}

/** The decorative picture of a courtyard: next to the form, or a band above it on narrow screens. */
function CourtyardPicture() {
  return (
    <Box
      aria-hidden
      sx={{
        position: { md: 'sticky' },
        top: 0,
        height: { xs: '26dvh', md: '100dvh' },
        minHeight: 148,
        p: { xs: 0, md: 5 },
        // A phone in landscape orientation or a zoomed page is too low for the picture.
        '@media (max-height: 560px) and (max-width: 899.95px)': { display: 'none' },
      }}
    >
      <Box
        sx={(theme) => ({
          width: '100%',
          height: '100%',
          background: `url("${wall}") no-repeat`,
          backgroundSize: 'cover',
          backgroundPosition: { xs: 'center bottom', md: 'left bottom' },
          borderRadius: { md: '24px' },
          ...theme.applyStyles('dark', { backgroundImage: `url("${wallAtNight}")` }),
        })}
      />
    </Box>
  );
}
