import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import { Logo } from '@campus-commons/web-kit/Logo.tsx';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ArrowUpRight, ChevronsUpDown } from 'lucide-react';
import { Link, NavLink } from 'react-router-dom';
import { AccountMenu } from '../../features/auth/AccountMenu';
import { useOwnProfile } from '../../features/profile/exports/useOwnProfile';
import { nameOf } from '../../lib/text/members';
import { paths } from '../../lib/address/paths';
import { useMenuAnchor } from '../../lib/hooks/useMenuAnchor';
import { commonTexts } from '../../texts/common';
import { frameTexts } from '../../texts/frame';
import { memberExploreLinks } from '../memberNavigation';
import { careerLink, memberLinks } from '../navigation';
import { navigationIcons } from '../navigationIcons';
import { SearchAndBell } from './SearchAndBell';

const Root = styled('header')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: {
    position: 'sticky',
    top: 0,
    height: '100dvh',
    padding: '24px 0 20px',
    display: 'flex',
    flexDirection: 'column',
  },
  [theme.breakpoints.up('lg')]: { maxHeight: 1080 },
}));

const entry = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  padding: '0 12px',
  borderRadius: radii.control,
  // The column does not grow with the text.
  fontSize: 'min(0.9375rem, 22px)',
  fontWeight: 520,
  textDecoration: 'none',
} as const;

const Entry = styled(NavLink)(({ theme }) => ({
  ...entry,
  color: theme.vars.palette.campus.ink2,
  '&:hover': { backgroundColor: theme.vars.palette.campus.sunken },
  '&.active': {
    backgroundColor: theme.vars.palette.campus.teal.tint,
    color: theme.vars.palette.campus.teal.text,
    fontWeight: 650,
  },
  '&.active::before': {
    content: '""',
    position: 'absolute',
    left: -14,
    width: 6,
    height: 18,
    borderRadius: '6px 6px 1px 1px',
    backgroundColor: theme.vars.palette.campus.marigold.main,
  },
}));

const ExternalEntry = styled('a')(({ theme }) => ({
  ...entry,
  color: theme.vars.palette.campus.ink2,
  '&:hover': { backgroundColor: theme.vars.palette.campus.sunken },
}));

const AccountCard = styled('div')(({ theme }) => ({
  marginTop: 'auto',
  display: 'flex',
  alignItems: 'center',
  minHeight: 64,
  paddingRight: 2,
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.campus.hairline}`,
  backgroundColor: theme.vars.palette.campus.surface,
}));

const ProfileLink = styled(Link)(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '10px 0 10px 10px',
  borderRadius: 14,
  color: theme.vars.palette.campus.ink,
  textDecoration: 'none',
  '&:hover span': { textDecoration: 'underline' },
}));

const Name = styled('span')({
  display: 'block',
  fontSize: '0.875rem',
  lineHeight: '1.125rem',
  fontWeight: 620,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

/** The navigation for members from 900 px up. */
export function SideNav() {
  const { anchor, onOpen, onClose } = useMenuAnchor();
  const profile = useOwnProfile();
  const career = careerLink();
  const CareerIcon = navigationIcons[career.name];
  return (
    <Root>
      <Box
        component={Link}
        to={paths.dashboard}
        sx={{
          display: 'flex',
          color: 'inherit',
          textDecoration: 'none',
          alignSelf: 'start',
          p: '4px 0 12px 10px',
          // The name of the product has no room to grow.
          '& span span': { fontSize: 19 },
        }}
      >
        <Logo />
      </Box>
      <SearchAndBell />
      <Box component="nav" aria-label={frameTexts.main}>
        {memberLinks.map(({ name, to, label }) => {
          const Icon = navigationIcons[name];
          return (
            <Entry key={to} to={to} end>
              <Icon size={20} aria-hidden />
              {label}
            </Entry>
          );
        })}
        <Typography
          variant="caption"
          component="h2"
          sx={{ fontFamily: 'inherit', color: 'campus.ink3', p: '18px 12px 6px' }}
        >
          {frameTexts.explore}
        </Typography>
        {memberExploreLinks.map(({ name, to, label }) => {
          const Icon = navigationIcons[name];
          return (
            <Entry key={to} to={to}>
              <Icon size={20} aria-hidden />
              {label}
            </Entry>
          );
        })}
        <ExternalEntry href={career.href} target="_blank" rel="noopener">
          <CareerIcon size={20} aria-hidden />
          {career.label}
          <ArrowUpRight size={16} aria-hidden style={{ marginLeft: 'auto' }} />
          <VisuallyHidden>{commonTexts.opensInNewTab}</VisuallyHidden>
        </ExternalEntry>
      </Box>
      <AccountCard>
        <ProfileLink to={paths.profile}>
          <Avatar person={profile?.User} path={profile?.profileUrl} size={36} />
          <Box sx={{ minWidth: 0 }}>
            {profile && <Name dir="auto">{nameOf(profile.User)}</Name>}
            <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
              {commonTexts.profile}
            </Typography>
          </Box>
        </ProfileLink>
        <IconButton
          aria-label={commonTexts.account}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={onOpen}
        >
          <ChevronsUpDown size={18} aria-hidden />
        </IconButton>
      </AccountCard>
      <AccountMenu anchor={anchor} onClose={onClose} />
    </Root>
  );
}
