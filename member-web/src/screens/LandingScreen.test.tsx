import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { memberSignedOut } from '../lib/session/sessionSlices';
import { FakeApi, accept, later, noAnswer, refuse } from '../test/fakeApi';
import { feedOf } from '../test/factories';
import { renderApp } from '../test/renderApp';
import { fillIn } from '../test/writing';

type App = ReturnType<typeof renderApp>;

async function openJoinForm(app: App) {
  await app.user.click(await screen.findByRole('tab', { name: 'Join' }));
  return within(screen.getByRole('form', { name: 'Join' }));
}

const account = {
  'Full name': 'Lalrinpuii Hmar',
  Email: 'lal@example.in',
  'Phone number': '9000218344',
  Password: 'quiet-courtyard',
  'Confirm password': 'quiet-courtyard',
};

async function fillForm(app: App, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await fillIn(app.user, screen.getByLabelText(label), value);
  }
}

const submitJoin = (app: App) => app.user.click(screen.getByRole('button', { name: 'Create account' }));
const submitSignIn = (app: App) => app.user.click(screen.getByRole('button', { name: 'Sign in' }));

it('has marketing sections below the form', async () => {
  renderApp('/landing');
  const main = await screen.findByRole('main');
  const sections = ['doors', 'feed-preview', 'promises'].map((id) => `section[aria-labelledby="${id}"]`);
  await waitFor(() => expect(sections.filter((section) => main.querySelector(section))).toEqual(sections));
});

describe('joining on the landing page', () => {
  it('shows an error at each empty field, without calling the server', async () => {
    const app = renderApp('/landing');
    const form = await openJoinForm(app);
    await submitJoin(app);
    expect(form.getByText('Full name is required')).toBeVisible();
    expect(form.getByText('Email is required')).toBeVisible();
    expect(form.getByText('Phone number is required')).toBeVisible();
    expect(form.getByText('Password must be at least 8 characters long')).toBeVisible();
    expect(form.getByLabelText('Full name')).toHaveFocus();
    expect(form.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
    expect(app.api.calls).toEqual([]);
  });

  it('validates the phone number and compares the passwords', async () => {
    const app = renderApp('/landing');
    const form = await openJoinForm(app);
    await fillForm(app, { ...account, 'Phone number': '90002 1834', 'Confirm password': 'quiet-courtyarD' });
    await submitJoin(app);
    expect(form.getByText('Phone number must be 10 digits long')).toBeVisible();
    expect(form.getByText('Passwords do not match')).toBeVisible();
    expect(app.api.calls).toEqual([]);
  });

  it('accepts a phone number with country code and separators', async () => {
    const api = new FakeApi().on('/user/auth/signUp', accept({ message: 'User created successfully' }));
    const app = renderApp('/landing', { api });
    await openJoinForm(app);
    await fillForm(app, { ...account, 'Phone number': '+91 90002-18344' });
    await submitJoin(app);
    await screen.findByText('Account created successfully! Please sign in.');
    expect(api.callsTo('/user/auth/signUp')[0]?.body).toMatchObject({ phone: '9000218344' });
  });

  it('keeps the typed values while the other tab is open, until the account is created', async () => {
    const api = new FakeApi().on('/user/auth/signUp', accept({ message: 'User created successfully' }));
    const app = renderApp('/landing', { api });
    await openJoinForm(app);
    await fillForm(app, account);
    await app.user.click(screen.getByRole('tab', { name: 'Sign in' }));
    const form = await openJoinForm(app);
    for (const [label, value] of Object.entries(account)) {
      expect(form.getByLabelText(label)).toHaveValue(value);
    }
    await submitJoin(app);
    await screen.findByText('Account created successfully! Please sign in.');
    expect((await openJoinForm(app)).getByLabelText('Full name')).toHaveValue('');
  });

  it('clears the error of a field as soon as it changes', async () => {
    const app = renderApp('/landing');
    const form = await openJoinForm(app);
    await submitJoin(app);
    await app.user.type(form.getByLabelText('Email'), 'l');
    expect(form.queryByText('Email is required')).not.toBeInTheDocument();
    expect(form.getByText('Full name is required')).toBeVisible();
  });

  it('leads to the sign-in form, with the new email address filled in', async () => {
    const api = new FakeApi().on('/user/auth/signUp', accept({ message: 'User created successfully' }));
    const app = renderApp('/landing', { api });
    await openJoinForm(app);
    await fillForm(app, { ...account, Email: ' lal@example.in ' });
    await submitJoin(app);
    expect(await screen.findByText('Account created successfully! Please sign in.')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Sign in' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByLabelText('Email')).toHaveValue('lal@example.in');
    expect(screen.getByLabelText('Password')).toHaveFocus();
    const [call] = api.callsTo('/user/auth/signUp');
    expect(call?.body).toEqual({
      name: 'Lalrinpuii Hmar',
      email: 'lal@example.in',
      phone: '9000218344',
      password: 'quiet-courtyard',
    });
    expect(call?.token).toBe('');
  });

  it('shows the server’s error at its field and in the banner, until the field changes', async () => {
    const api = new FakeApi().on(
      '/user/auth/signUp',
      refuse(409, 'Taken', { email: 'This email is already in use', phone: 'This phone is already in use' }),
    );
    const app = renderApp('/landing', { api });
    const form = await openJoinForm(app);
    await fillForm(app, account);
    await submitJoin(app);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please fix the following errors: This email is already in use || This phone is already in use',
    );
    expect(form.getByLabelText('Email')).toHaveAccessibleDescription('This email is already in use');
    await app.user.type(form.getByLabelText('Email'), 'x');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(form.getByLabelText('Email')).toBeValid();
    expect(form.getByLabelText('Phone number')).toBeInvalid();
  });

  it('sends one request, however often the button is pressed', async () => {
    const answer = later<'/user/auth/signUp'>();
    const api = new FakeApi().on('/user/auth/signUp', () => answer.promise);
    const app = renderApp('/landing', { api });
    const form = await openJoinForm(app);
    await fillForm(app, account);
    await app.user.dblClick(screen.getByRole('button', { name: 'Create account' }));
    await app.user.type(form.getByLabelText('Full name'), '{Enter}');
    expect(screen.getByRole('button', { name: 'Creating account...' })).toBeDisabled();
    answer.give(accept({ message: 'User created successfully' }));
    await screen.findByText('Account created successfully! Please sign in.');
    expect(api.calls).toHaveLength(1);
  });

  it('states the age and the terms below the form', async () => {
    const app = renderApp('/landing');
    const form = await openJoinForm(app);
    expect(form.getByText(/^By joining/)).toHaveTextContent(
      /^By joining you confirm that you are at least 16, that a parent or guardian agrees if you are under 18, and that you accept the Terms and the Privacy Policy\.$/,
    );
    expect(form.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
    expect(form.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  });
});

describe('signing in on the landing page', () => {
  it('requires both fields, by email and by phone', async () => {
    const app = renderApp('/landing#login');
    await screen.findByRole('form', { name: 'Sign in' });
    await submitSignIn(app);
    expect(screen.getByText('Email or Phone is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Phone' }));
    expect(screen.queryByText('Email or Phone is required')).not.toBeInTheDocument();
    await submitSignIn(app);
    expect(screen.getByText('Email or Phone is required')).toBeVisible();
    expect(app.api.calls).toEqual([]);
  });

  it('sends the phone number if that tab is chosen', async () => {
    const api = new FakeApi().on('/user/auth/login', refuse(401, 'Invalid credentials'));
    const app = renderApp('/landing#login', { api });
    await app.user.click(await screen.findByRole('button', { name: 'Phone' }));
    await fillForm(app, { 'Phone number': '9000218344', Password: 'quiet-courtyard' });
    await submitSignIn(app);
    await screen.findByText('Invalid credentials');
    expect(api.calls[0]?.body).toEqual({ emailOrPhone: '9000218344', password: 'quiet-courtyard' });
    expect(api.calls[0]?.token).toBe('');
  });

  it.each(['+91 90002 18344', '90002-18344', ' 9000218344 '])('accepts the number %s', async (typed) => {
    const api = new FakeApi().on('/user/auth/login', refuse(401, 'Invalid credentials'));
    const app = renderApp('/landing#login', { api });
    await app.user.click(await screen.findByRole('button', { name: 'Phone' }));
    await fillForm(app, { 'Phone number': typed, Password: 'quiet-courtyard' });
    await submitSignIn(app);
    await screen.findByText('Invalid credentials');
    expect(api.calls[0]?.body).toMatchObject({ emailOrPhone: '9000218344' });
  });

  it('shows a suspended member the contact address', async () => {
    const message = 'This account is suspended. Please write to us if you think this is a mistake.';
    const api = new FakeApi().on('/user/auth/login', () => ({
      status: 401,
      body: { success: false, message, error: 'account_suspended', requestId: 'test' },
    }));
    const app = renderApp('/landing#login', { api });
    await screen.findByRole('form', { name: 'Sign in' });
    await fillForm(app, { Email: 'lal@example.in', Password: 'quiet-courtyard' });
    await submitSignIn(app);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(message);
    const { contactEmail } = runtimeConfig();
    expect(within(alert).getByRole('link', { name: contactEmail })).toHaveAttribute(
      'href',
      `mailto:${contactEmail}`,
    );
  });

  it('sends the device token at the next sign-in, also after signing out', async () => {
    const api = new FakeApi().on(
      '/user/auth/login',
      accept({ message: 'Signed in', token: 'a.b.c', data: { token: 'a.b.c', deviceToken: 'been-here' } }),
    );
    const app = renderApp('/landing#login', { api });
    await screen.findByRole('form', { name: 'Sign in' });
    await fillForm(app, { Email: 'lal@example.in', Password: 'quiet-courtyard' });
    await submitSignIn(app);
    await waitFor(() => expect(localStorage.getItem('token')).toBe('a.b.c'));
    act(() => void app.store.dispatch(memberSignedOut()));
    await screen.findByRole('form', { name: 'Sign in' });
    await fillForm(app, { Email: 'lal@example.in', Password: 'quiet-courtyard' });
    await submitSignIn(app);
    const bodies = api.calls.filter(({ path }) => path === '/user/auth/login').map(({ body }) => body);
    expect(bodies).toEqual([
      { emailOrPhone: 'lal@example.in', password: 'quiet-courtyard' },
      { emailOrPhone: 'lal@example.in', password: 'quiet-courtyard', deviceToken: 'been-here' },
    ]);
  });

  it('shows wrong credentials in a banner, until an input changes', async () => {
    const api = new FakeApi().on('/user/auth/login', refuse(401, 'Invalid credentials'));
    const app = renderApp('/landing#login', { api });
    await screen.findByRole('form', { name: 'Sign in' });
    await fillForm(app, { Email: 'lal@example.in', Password: 'wrong-password' });
    await submitSignIn(app);
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid credentials');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await app.user.type(screen.getByLabelText('Password'), 'x');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows a network error and keeps the typed values', async () => {
    const api = new FakeApi().on('/user/auth/login', noAnswer);
    const app = renderApp('/landing#login', { api });
    await screen.findByRole('form', { name: 'Sign in' });
    await fillForm(app, { Email: 'lal@example.in', Password: 'quiet-courtyard' });
    await submitSignIn(app);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Network error or server is not responding. Please try again later.',
    );
    expect(screen.getByLabelText('Email')).toHaveValue('lal@example.in');
  });

  it('leads to the dashboard and stores the token', async () => {
    const api = new FakeApi()
      .on('/user/auth/login', accept({ message: 'Welcome', token: 'token-1', data: { token: 'token-1' } }))
      .on('/user/feeds/getAllFeeds', feedOf());
    const app = renderApp('/landing#login', { api });
    await screen.findByRole('form', { name: 'Sign in' });
    await fillForm(app, { Email: 'lal@example.in', Password: 'quiet-courtyard' });
    await submitSignIn(app);
    await screen.findByText('No feeds to display');
    expect(app.currentAddress()).toBe('/dashboard');
    expect(localStorage.getItem('token')).toBe('token-1');
    expect(api.callsTo('/user/feeds/getAllFeeds')[0]?.token).toBe('token-1');
  });

  it('has a button that shows the password', async () => {
    const app = renderApp('/landing#login');
    await screen.findByRole('form', { name: 'Sign in' });
    await fillForm(app, { Password: 'quiet-courtyard' });
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await app.user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  });

  it('focuses the first field if the address ends with #login', async () => {
    renderApp('/landing#login');
    await screen.findByRole('form', { name: 'Sign in' });
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });
});

describe('the form that opens on the landing page', () => {
  const opened = async (address: string) => {
    const app = renderApp(address);
    const tab = await screen.findByRole('tab', { selected: true });
    return { app, name: tab.textContent };
  };

  it.each([
    ['/landing', 'Join'],
    ['/landing#login', 'Sign in'],
  ])('is, on a new device at %s, the one to %s', async (address, name) => {
    expect((await opened(address)).name).toBe(name);
  });

  it.each([
    ['/landing', 'Sign in'],
    ['/landing#join', 'Join'],
  ])('is, on a device that was signed in before, at %s, the one to %s', async (address, name) => {
    localStorage.setItem('deviceToken', 'been-here');
    expect((await opened(address)).name).toBe(name);
  });

  it('is changed by the links of the header, with the focus on its first field', async () => {
    const { app } = await opened('/landing');
    await app.user.click(screen.getByRole('link', { name: 'Login' }));
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    expect(screen.getByRole('tab', { name: 'Sign in' })).toHaveAttribute('aria-selected', 'true');
    await app.user.click(screen.getByRole('link', { name: 'Join' }));
    await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveFocus());
    await app.user.click(screen.getByRole('tab', { name: 'Sign in' }));
    await app.user.click(screen.getByRole('link', { name: 'Join' }));
    expect(await screen.findByLabelText('Full name')).toHaveFocus();
  });
});
