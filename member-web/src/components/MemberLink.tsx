import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../lib/address/paths';

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

/** A member's name, which links to their profile. */
export function MemberLink({ member, children }: MemberLinkProps) {
  return member ? (
    <Profile to={paths.profileOf(member.id)} dir="auto">
      {children}
    </Profile>
  ) : (
    children
  );
}

/**
 * A member's picture, which also links to their profile. It is hidden from keyboards and screen readers, because the
 * name beside it is already a link to the same profile.
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
