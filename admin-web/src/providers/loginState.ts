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
