/** What a redirect to the login page carries in its history entry: where to go once logged in. */
export interface LoginState {
  nextPathname: string;
  nextSearch: string;
}

/** The address behind the login that a location's state names; the dashboard without one. */
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
