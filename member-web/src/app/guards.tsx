import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation, useSearchParams, type Location } from 'react-router-dom';
import { loginThen, paths, safeNext } from '../lib/address/paths';
import { selectHasSignedOut, selectIsLoggedIn, selectMemberKey } from '../lib/session/sessionSlices';
import { isOverlayState } from '../lib/hooks/useOverlay';
import { preloadMemberHome } from './memberHome';

/** Lets members in; sends visitors to the sign-in card and remembers where they wanted to go. */
export function MemberOnly() {
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const hasSignedOut = useSelector(selectHasSignedOut);
  const { pathname, search, hash } = useLocation();
  if (isLoggedIn) {
    return <KeyedByMember />;
  }
  return <Navigate to={hasSignedOut ? paths.home : loginThen(`${pathname}${search}${hash}`)} replace />;
}

/**
 * Remounts everything behind the guard for another member. The member can change without a sign-in in this tab: in
 * another tab, or while the page was in the back/forward cache. The new member must not see what the previous one had
 * open or had typed.
 */
function KeyedByMember({ children = <Outlet /> }: { children?: ReactNode }) {
  const memberKey = useSelector(selectMemberKey);
  const { pathname, search, hash, state } = useLocation() as Location<unknown>;
  const [openedBy, setOpenedBy] = useState(memberKey);
  if (openedBy !== memberKey) {
    if (isOverlayState(state)) return <Navigate to={{ pathname, search, hash }} replace />;
    setOpenedBy(memberKey);
  }
  return <Fragment key={memberKey}>{children}</Fragment>;
}

interface MemberOrVisitorProps {
  member: ReactNode;
  visitor: ReactNode;
}

/**
 * One address for everyone, in two frames. Signing out, here or in another tab, leads home as it does on a member's own
 * screens. When a session ends otherwise, its member reads on as a visitor.
 */
export function MemberOrVisitor({ member, visitor }: MemberOrVisitorProps) {
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const hasSignedOut = useSelector(selectHasSignedOut);
  const [wasMember, setWasMember] = useState(isLoggedIn);
  if (isLoggedIn && !wasMember) setWasMember(true);
  if (isLoggedIn) return <KeyedByMember>{member}</KeyedByMember>;
  return wasMember && hasSignedOut ? <Navigate to={paths.home} replace /> : visitor;
}

/**
 * Lets visitors in; redirects members. This also brings a member into the site after signing in, in this tab or in
 * another one.
 */
export function VisitorOnly() {
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const [search] = useSearchParams();
  usePreloadWhileWriting();
  return isLoggedIn ? (
    <Navigate to={safeNext(search.get('next'), window.location.origin) ?? paths.home} replace />
  ) : (
    <Outlet />
  );
}

/** Redirects every unknown address to the home of a member or visitor. */
export function HomeRedirect() {
  const isLoggedIn = useSelector(selectIsLoggedIn);
  return <Navigate to={isLoggedIn ? paths.dashboard : paths.landing} replace />;
}

/** Preloads the member's first screen while a visitor fills in a form, because they will probably sign in next. */
function usePreloadWhileWriting(): void {
  useEffect(() => {
    const preloadIfWriting = () => {
      if (document.activeElement instanceof HTMLInputElement) preloadMemberHome();
    };
    preloadIfWriting();
    document.addEventListener('focusin', preloadIfWriting);
    return () => document.removeEventListener('focusin', preloadIfWriting);
  }, []);
}
