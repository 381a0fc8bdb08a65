import { Logo } from '@campus-commons/web-kit/Logo.tsx';
import { VisuallyHidden } from '@campus-commons/web-kit/VisuallyHidden.tsx';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { ArrowUpRight } from 'lucide-react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { paths } from '../../lib/paths';
import { publicMeasure } from '../../lib/publicMeasure';
import { selectIsLoggedIn } from '../../lib/session/sessionSlices';
import { exploreLinks } from '../navigation';

const NavLink = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  padding: '0 4px',
  fontSize: theme.typography.pxToRem(15),
  fontWeight: 560,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
}));

/** An outlined button that is a link; the library's own would weigh on the first paint for this one use. */
const Door = styled(Link)(({ theme }) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 14px',
  borderRadius: radii.small,
  border: `1px solid ${theme.vars.palette.campus.hairlineStrong}`,
  backgroundColor: theme.vars.palette.campus.surface,
  color: theme.vars.palette.campus.ink,
  textDecoration: 'none',
  '&:hover': { borderColor: theme.vars.palette.campus.inputBorder },
}));

export function PublicHeader() {
  const isLoggedIn = useSelector(selectIsLoggedIn);
  return (
    <Box
      component="header"
      sx={{
        ...publicMeasure,
        height: { xs: 56, md: 76 },
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 2, md: 4 },
      }}
    >
      <Box
        component={Link}
        to={paths.home}
        sx={{ display: 'flex', color: 'inherit', textDecoration: 'none', mr: 'auto' }}
      >
        <Logo />
      </Box>
      <Box component="nav" aria-label="Main" sx={{ display: { xs: 'none', md: 'flex' }, gap: 6, mr: 4 }}>
        {exploreLinks().map(({ label, href }) => (
          <NavLink key={href} href={href} target="_blank" rel="noopener">
            {label}
            <ArrowUpRight size={16} aria-hidden />
            <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
          </NavLink>
        ))}
      </Box>
      <Door to={isLoggedIn ? paths.dashboard : paths.login}>{isLoggedIn ? 'Dashboard' : 'Login'}</Door>
    </Box>
  );
}
