import { Logo } from '@campus-commons/web-kit/Logo.tsx';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { publicContentWidth } from '../../lib/layout/publicContentWidth';
import { selectIsLoggedIn } from '../../lib/session/sessionSlices';
import { useKeepNext } from '../../lib/hooks/useKeepNext';
import { frameTexts } from '../../texts/frame';
import { PublicNav } from './PublicNav';

/** A link styled as an outlined button. The library's button would slow down the first paint for this single use. */
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
  [theme.breakpoints.down('sm')]: { padding: '0 10px' },
}));

const QuietDoor = styled(Door)({
  borderColor: 'transparent',
  backgroundColor: 'transparent',
});

export function PublicHeader() {
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const keepNext = useKeepNext();
  return (
    <Box
      component="header"
      sx={{
        ...publicContentWidth,
        // The menu opens above the content that follows.
        position: 'relative',
        zIndex: 1,
        '@media print': { display: 'none' },
        minHeight: { xs: 56, md: 76 },
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 2, md: 4 },
      }}
    >
      <Box
        component={Link}
        to={paths.home}
        sx={{
          display: 'flex',
          minWidth: 0,
          mr: 'auto',
          color: 'inherit',
          textDecoration: 'none',
          // On phones the name wraps to two lines where there is no room for one.
          '& span': { whiteSpace: { xs: 'normal', sm: 'nowrap' } },
        }}
      >
        <Logo />
      </Box>
      <PublicNav />
      {isLoggedIn ? (
        <Door to={paths.dashboard}>{frameTexts.dashboard}</Door>
      ) : (
        <>
          <QuietDoor to={keepNext(paths.login)}>{frameTexts.login}</QuietDoor>
          {/* Phones have no room for it beside the name on one line; every public page leads to joining below. */}
          <Door to={keepNext(paths.join)} sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
            {frameTexts.join}
          </Door>
        </>
      )}
    </Box>
  );
}
