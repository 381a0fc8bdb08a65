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
  /** The member to link to; without one (a deleted member) there is no link. */
  member: { id: string } | null | undefined;
  children: ReactNode;
}

/** A member's name, which leads to their profile. */
export function MemberLink({ member, children }: MemberLinkProps) {
  return member ? <Profile to={paths.profileOf(member.id)}>{children}</Profile> : children;
}

/**
 * A member's picture, which leads to their profile too. The name beside it is the link for the keyboard and for screen
 * readers; announcing it twice would be noise.
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
