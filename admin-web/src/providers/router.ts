import { useCallback } from 'react';
import { reactRouterProvider, type RouterProvider } from 'react-admin';

/**
 * React Router for react-admin. Navigation away from the login page replaces its history entry: `useLogin`
 * would add one, and Back would lead to a login page that sends the administrator forward again.
 */
export const consoleRouter: RouterProvider = {
  ...reactRouterProvider,
  useNavigate() {
    const navigate = reactRouterProvider.useNavigate();
    const isLogin = reactRouterProvider.useLocation().pathname === '/login';
    return useCallback<typeof navigate>(
      (to, options) => navigate(to, isLogin ? { ...options, replace: true } : options),
      [navigate, isLogin],
    );
  },
};

/** The state of a redirect to the login page: the address to return to after the login. */
export interface LoginState {
  nextPathname: string;
  nextSearch: string;
}

/** The address to open after the login, from a location's state; the dashboard without one. */
export function addressAfterLogin(state: unknown): string {
  if (!isLoginState(state)) return '/';
  return `${state.nextPathname}${state.nextSearch}`;
}

function isLoginState(state: unknown): state is LoginState {
  return (
    typeof state === 'object' &&
    state !== null &&
    'nextPathname' in state &&
    typeof state.nextPathname === 'string' &&
    'nextSearch' in state &&
    typeof state.nextSearch === 'string'
  );
}
