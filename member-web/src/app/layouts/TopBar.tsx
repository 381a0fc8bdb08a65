import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import { Logo } from '@campus-commons/web-kit/Logo.tsx';
import { layout } from '@campus-commons/web-kit/tokens.ts';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Search } from 'lucide-react';
import { Link } from 'react-router-dom';
import { AccountMenu } from '../../features/auth/AccountMenu';
import { useOwnProfile } from '../../features/profile/exports/useOwnProfile';
import { LOW_WINDOW } from '../../lib/layout/lowWindow';
import { paths } from '../../lib/address/paths';
import { useMenuAnchor } from '../../lib/hooks/useMenuAnchor';
import { commonTexts } from '../../texts/common';
import { frameTexts } from '../../texts/frame';

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: layout.topBarHeight,
  padding: '0 8px 0 16px',
  backgroundColor: theme.vars.palette.campus.paper,
  borderBottom: `1px solid ${theme.vars.palette.campus.hairline}`,
  [LOW_WINDOW]: { position: 'static' },
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const Home = styled(Link)({ display: 'flex', color: 'inherit', textDecoration: 'none' });

/** Brand, search and account menu on phones. */
export function TopBar() {
  const { anchor, onOpen, onClose } = useMenuAnchor();
  const profile = useOwnProfile();
  return (
    <Bar>
      <Home to={paths.dashboard}>
        <Logo />
      </Home>
      <IconButton component={Link} to={paths.search} aria-label={frameTexts.search} sx={{ ml: 'auto' }}>
        <Search size={22} aria-hidden />
      </IconButton>
      <IconButton
        aria-label={commonTexts.account}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={onOpen}
      >
        <Avatar person={profile?.User} path={profile?.profileUrl} size={32} />
      </IconButton>
      <AccountMenu anchor={anchor} onClose={onClose} isSheet />
    </Bar>
  );
}
