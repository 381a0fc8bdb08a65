import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../lib/paths';

const Profile = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: 4,
  '&:hover': { textDecoration: 'underline' },
});

interface MemberLinkProps {
  /** Whom it leads to; missing where the member is no longer here: then there is nowhere to go. */
  member: { id: string } | null | undefined;
  children: ReactNode;
}

/** A member's name, which leads to their profile. */
export function MemberLink({ member, children }: MemberLinkProps) {
  return member ? <Profile to={paths.profileOf(member.id)}>{children}</Profile> : children;
}

/**
 * A member's picture, which leads to their profile too. The name beside it is the link for the keyboard and for screen
 * readers: hearing it twice helps nobody.
 */
export function MemberPictureLink({ member, children }: MemberLinkProps) {
  return member ? (
    <Profile
      to={paths.profileOf(member.id)}
      tabIndex={-1}
      aria-hidden
      sx={{ display: 'block', flex: 'none', borderRadius: '50%' }}
    >
      {children}
    </Profile>
  ) : (
    children
  );
}
