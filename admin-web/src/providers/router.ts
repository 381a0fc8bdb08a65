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
