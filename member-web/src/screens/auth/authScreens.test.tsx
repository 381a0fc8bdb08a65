import { screen, waitFor, within } from '@testing-library/react';
import { feedOf, tokenOf } from '../../test/factories';
import { accept, FakeApi, noAnswer, refuse } from '../../test/fakeApi';
import { renderApp } from '../../test/renderApp';
import { fillIn } from '../../test/writing';

type App = ReturnType<typeof renderApp>;

const FORGOT = '/user/auth/forgotPassword';
const RESET = '/user/auth/resetPassword';
const CONFIRM = '/user/auth/confirmEmail';

async function fillForm(app: App, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await fillIn(app.user, screen.getByLabelText(label), value);
  }
}

const press = (app: App, name: string) => app.user.click(screen.getByRole('button', { name }));

describe('joining on the standalone page', () => {
  const account = {
    'Full name': 'Lalrinpuii Hmar',
    Email: 'lal@example.in',
    'Phone number': '9000218344',
    'College name': 'Pachhunga University College',
    'College year': '2027',
    Password: 'quiet-courtyard',
    'Confirm password': 'quiet-courtyard',
  };

  it('shows an error at each empty field, without calling the server', async () => {
    const app = renderApp('/landing/auth/joinNow');
    await screen.findByRole('form', { name: 'Join' });
    await press(app, 'Create account');
    for (const text of [
      'Name is required',
      'Email is required',
      'Phone number is required',
      'College name is required',
      'College year is required',
      'Password is required',
      'Please confirm your password',
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(app.api.calls).toEqual([]);
  });

  it.each([
    ['Email', 'lal@example', 'Please enter a valid email'],
    ['Phone number', '90002 1834', 'Please enter a valid 10-digit phone number'],
    ['College year', '27', 'Please enter a valid 4-digit year'],
    ['College year', '1999', `Please enter a valid year between 2000 and ${new Date().getFullYear() + 4}`],
    ['Password', 'short', 'Password must be at least 8 characters long'],
    ['Confirm password', 'quiet-courtyarD', 'Passwords do not match'],
  ])('rejects the %s "%s"', async (label, value, text) => {
    const app = renderApp('/landing/auth/joinNow');
    await screen.findByRole('form', { name: 'Join' });
    await fillForm(app, { ...account, [label]: value });
    await press(app, 'Create account');
    expect(screen.getByText(text)).toBeVisible();
    expect(app.api.calls).toEqual([]);
  });

  it('takes a number and an address as contacts and messengers copy them', async () => {
    const api = new FakeApi().on('/user/auth/signUp', accept({ message: 'User created successfully' }));
    const app = renderApp('/landing/auth/joinNow', { api });
    await screen.findByRole('form', { name: 'Join' });
    await fillForm(app, {
      ...account,
      Email: '\u202alal@example.in\u202c',
      'Phone number': '\u202a+91 ९०००२-18344\u202c',
    });
    await press(app, 'Create account');
    await screen.findByText('Account created successfully! Please sign in.');
    expect(api.callsTo('/user/auth/signUp')[0]?.body).toMatchObject({
      email: 'lal@example.in',
      phone: '9000218344',
    });
  });

  it('creates the account with its college, and leads to the sign-in page', async () => {
    const api = new FakeApi().on('/user/auth/signUp', accept({ message: 'User created successfully' }));
    const app = renderApp('/landing/auth/joinNow', { api });
    await screen.findByRole('form', { name: 'Join' });
    await fillForm(app, account);
    await press(app, 'Create account');
    expect(await screen.findByText('Account created successfully! Please sign in.')).toBeVisible();
    expect(app.currentAddress()).toBe('/landing/auth/signIn');
    expect(screen.getByLabelText('Email')).toHaveValue('lal@example.in');
    expect(api.callsTo('/user/auth/signUp')[0]?.body).toEqual({
      name: 'Lalrinpuii Hmar',
      email: 'lal@example.in',
      phone: '9000218344',
      collegeName: 'Pachhunga University College',
      collegeYear: '2027',
      password: 'quiet-courtyard',
    });
  });

  it('states the age and the terms below the form', async () => {
    renderApp('/landing/auth/joinNow');
    const form = within(await screen.findByRole('form', { name: 'Join' }));
    expect(form.getByText(/^By joining you confirm that you are at least 16/)).toBeVisible();
    expect(form.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
    expect(form.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  });
});

describe('joining on the standalone page of a phone', () => {
  const width = window.innerWidth;
  beforeEach(() => {
    window.innerWidth = 390;
  });
  afterEach(() => {
    window.innerWidth = width;
  });
  const first = {
    'Full name': 'Lalrinpuii Hmar',
    Email: 'lal@example.in',
    'Phone number': '9000218344',
  };
  const second = {
    'College name': 'Pachhunga University College',
    'College year': '2027',
    Password: 'quiet-courtyard',
    'Confirm password': 'quiet-courtyard',
  };
  async function openForm(api?: FakeApi) {
    const app = renderApp('/landing/auth/joinNow', { api });
    await screen.findByRole('form', { name: 'Join' });
    return app;
  }

  it('asks in two steps, and says in each what is missing', async () => {
    const app = await openForm();
    expect(screen.getByText('Step 1 of 2')).toBeVisible();
    expect(screen.getByLabelText('College name')).not.toBeVisible();
    await press(app, 'Continue');
    for (const text of ['Name is required', 'Email is required', 'Phone number is required']) {
      expect(await screen.findByText(text)).toBeVisible();
    }
    expect(screen.getByLabelText('Full name')).toHaveFocus();
    await fillForm(app, first);
    await press(app, 'Continue');
    expect(await screen.findByText('Step 2 of 2')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('College name')).toHaveFocus());
    await press(app, 'Create account');
    for (const text of [
      'College name is required',
      'College year is required',
      'Password is required',
      'Please confirm your password',
    ]) {
      expect(await screen.findByText(text)).toBeVisible();
    }
    expect(app.api.calls).toEqual([]);
  });

  it('makes one call with all of it, and keeps the first step on the way back', async () => {
    const api = new FakeApi().on('/user/auth/signUp', accept({ message: 'User created successfully' }));
    const app = await openForm(api);
    await fillForm(app, first);
    await app.user.keyboard('{Enter}');
    await screen.findByText('Step 2 of 2');
    await press(app, 'Back');
    await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveFocus());
    expect(screen.getByLabelText('Full name')).toHaveValue('Lalrinpuii Hmar');
    await press(app, 'Continue');
    await screen.findByText('Step 2 of 2');
    await fillForm(app, second);
    await press(app, 'Create account');
    expect(await screen.findByText('Account created successfully! Please sign in.')).toBeVisible();
    expect(api.callsTo('/user/auth/signUp')[0]?.body).toEqual({
      name: 'Lalrinpuii Hmar',
      email: 'lal@example.in',
      phone: '9000218344',
      collegeName: 'Pachhunga University College',
      collegeYear: '2027',
      password: 'quiet-courtyard',
    });
  });

  it('returns to the field that the server refuses', async () => {
    const api = new FakeApi().on(
      '/user/auth/signUp',
      refuse(409, 'Taken', { email: 'This email is already in use' }),
    );
    const app = await openForm(api);
    await fillForm(app, first);
    await press(app, 'Continue');
    await screen.findByText('Step 2 of 2');
    await fillForm(app, second);
    await press(app, 'Create account');
    expect(await screen.findByText('Step 1 of 2')).toBeVisible();
    expect(screen.getByText('This email is already in use')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  });
});

describe('signing in on the standalone page', () => {
  it('has its own rules for email and phone', async () => {
    const app = renderApp('/landing/auth/signIn');
    await screen.findByRole('form', { name: 'Sign in' });
    await press(app, 'Sign in');
    expect(screen.getByText('Email is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    await fillForm(app, { Email: 'lal@' });
    await press(app, 'Sign in');
    expect(screen.getByText('Please enter a valid email')).toBeVisible();
    await press(app, 'Phone');
    await press(app, 'Sign in');
    expect(screen.getByText('Phone number is required')).toBeVisible();
    await fillForm(app, { 'Phone number': '12345' });
    await press(app, 'Sign in');
    expect(screen.getByText('Please enter a valid 10-digit phone number')).toBeVisible();
    expect(app.api.calls).toEqual([]);
  });

  it('leads to the dashboard', async () => {
    const api = new FakeApi()
      .on('/user/auth/login', accept({ message: 'Signed in', token: 'token-1', data: { token: 'token-1' } }))
      .on('/user/feeds/getAllFeeds', feedOf());
    const app = renderApp('/landing/auth/signIn', { api });
    await screen.findByRole('form', { name: 'Sign in' });
    await fillForm(app, { Email: 'lal@example.in', Password: 'quiet-courtyard' });
    await press(app, 'Sign in');
    await screen.findByText('No feeds to display');
    expect(app.currentAddress()).toBe('/dashboard');
  });

  it.each(['/landing#login', '/landing/auth/signIn'])(
    'has a link on %s for a forgotten password',
    async (address) => {
      renderApp(address);
      const link = await screen.findByRole('link', { name: 'Forgot password?' });
      expect(link).toHaveAttribute('href', '/auth/forgot-password');
    },
  );
});

describe('signing in to a suspended or deleted account', () => {
  const refusal = (error: string, message: string) => ({
    status: 401,
    body: { success: false, message, error, requestId: 'test' },
  });
  const credentials = { emailOrPhone: 'lal@example.in', password: 'quiet-courtyard' };

  async function signIn(api: FakeApi) {
    const app = renderApp('/landing/auth/signIn', { api });
    await screen.findByRole('form', { name: 'Sign in' });
    await fillForm(app, { Email: credentials.emailOrPhone, Password: credentials.password });
    await press(app, 'Sign in');
    return app;
  }

  it('signs in with a phone number as it was copied', async () => {
    const api = new FakeApi().on('/user/auth/login', refusal('invalid_credentials', 'Invalid credentials'));
    const app = renderApp('/landing/auth/signIn', { api });
    await screen.findByRole('form', { name: 'Sign in' });
    await press(app, 'Phone');
    await fillForm(app, { 'Phone number': '\u202a090002 18344\u202c', Password: credentials.password });
    await press(app, 'Sign in');
    await screen.findByRole('alert');
    expect(api.callsTo('/user/auth/login')[0]?.body).toMatchObject({ emailOrPhone: '9000218344' });
  });

  it('shows the server’s message about the suspension', async () => {
    const message = 'This account is suspended. Please write to us if you think this is a mistake.';
    await signIn(new FakeApi().on('/user/auth/login', refusal('account_suspended', message)));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.queryByRole('button', { name: 'Restore my account' })).not.toBeInTheDocument();
  });

  it('asks for a second look at the suspension, and keeps the text until it is sent', async () => {
    const api = new FakeApi()
      .on('/user/auth/login', refusal('account_suspended', 'This account is suspended.'))
      .on('/user/safety/appealSuspension', {
        status: 409,
        body: {
          success: false,
          message: 'You have asked already',
          error: 'not_appealable',
          requestId: 'test',
        },
      });
    const app = await signIn(api);
    await app.user.click(await screen.findByRole('button', { name: 'Ask for a second look' }));
    const field = screen.getByLabelText('Why should somebody look again?');
    expect(field).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await app.user.type(field, 'It was not me');
    await press(app, 'Send');
    expect(await screen.findByText('It was not sent. You have asked already')).toBeVisible();
    expect(field).toHaveValue('It was not me');
    const message = 'Somebody else looks at it again within 7 days.';
    api.on('/user/safety/appealSuspension', accept({ message }));
    await press(app, 'Send');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByLabelText('Why should somebody look again?')).not.toBeInTheDocument();
    expect(api.callsTo('/user/safety/appealSuspension').map(({ body, token }) => [body, token])).toEqual(
      Array(2).fill([{ ...credentials, text: 'It was not me' }, '']),
    );
  });

  it('forgets the words of a second look once they are deleted', async () => {
    const api = new FakeApi().on('/user/auth/login', refusal('account_suspended', 'Suspended.'));
    const app = await signIn(api);
    await app.user.click(await screen.findByRole('button', { name: 'Ask for a second look' }));
    await app.user.type(screen.getByLabelText('Why should somebody look again?'), 'I{Backspace}');
    await fillForm(app, { Password: 'quiet-courtyards' });
    await press(app, 'Sign in');
    expect(await screen.findByRole('button', { name: 'Ask for a second look' })).toBeVisible();
  });

  it('offers to restore a deleted account, and signs in', async () => {
    const message = 'This account is being deleted. Until 4 December you can restore it.';
    const api = new FakeApi()
      .on('/user/auth/login', refusal('account_deleted', message))
      .on('/user/account/restore', () => {
        api.on('/user/auth/login', accept({ message: 'Signed in', token: 't', data: { token: 't' } }));
        return accept({ message: 'Your account is restored. Please sign in.' });
      })
      .on('/user/feeds/getAllFeeds', feedOf());
    const app = await signIn(api);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await press(app, 'Restore my account');
    await screen.findByText('No feeds to display');
    expect(api.callsTo('/user/account/restore').map(({ body, token }) => [body, token])).toEqual([
      [credentials, ''],
    ]);
  });
});

describe('a password reset', () => {
  const answer = 'If an account has this email, a link to set a new password is on its way.';

  it.each([
    ['an e-mail address', 'anu@example.in', 'anu@example.in'],
    ['no phone number', '9000218344', ''],
  ])('takes over %s that was typed to sign in, and not in the address', async (_what, typed, taken) => {
    const app = renderApp('/landing/auth/signIn');
    await fillIn(app.user, await screen.findByLabelText('Email'), typed);
    await app.user.click(screen.getByRole('link', { name: 'Forgot password?' }));
    await screen.findByRole('form', { name: 'Forgot password' });
    expect(screen.getByLabelText('Email')).toHaveValue(taken);
    expect(app.currentAddress()).toBe('/auth/forgot-password');
    // Whoever uses the device later does not find it in the history.
    await app.goBack();
    await screen.findByRole('form', { name: 'Sign in' });
    await app.goForward();
    await screen.findByRole('form', { name: 'Forgot password' });
    expect(screen.getByLabelText('Email')).toHaveValue('');
  });

  it.each(['/auth/forgot-password', '/landing/auth/forgot-password'])(
    'can be requested on %s; the answer is shown below the heading',
    async (address) => {
      const api = new FakeApi().on(FORGOT, accept({ message: answer }));
      const app = renderApp(address, { api });
      await screen.findByRole('form', { name: 'Forgot password' });
      await fillForm(app, { Email: ' lal@example.in ' });
      await press(app, 'Send the link');
      expect(await screen.findByText(new RegExp(`^${answer.replace('.', '\\.')}`))).toBeVisible();
      expect(api.callsTo(FORGOT)[0]?.body).toEqual({ email: 'lal@example.in' });
      expect(api.callsTo(FORGOT)[0]?.token).toBe('');
    },
  );

  it('requires an email address, and keeps it after a network error', async () => {
    const app = renderApp('/auth/forgot-password', { api: new FakeApi().on(FORGOT, noAnswer) });
    await screen.findByRole('form', { name: 'Forgot password' });
    await press(app, 'Send the link');
    expect(screen.getByText('Email is required')).toBeVisible();
    await fillForm(app, { Email: 'lal@example.in' });
    await press(app, 'Send the link');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Network error or server is not responding/);
    expect(screen.getByLabelText('Email')).toHaveValue('lal@example.in');
  });
});

describe('the link that resets the password', () => {
  const address = '/auth/reset-password?token=secret-1';
  const values = { 'New password': 'another-courtyard', 'Confirm password': 'another-courtyard' };

  it('sets a new password; its token is removed from the address bar at once', async () => {
    const api = new FakeApi().on(RESET, accept({ message: 'Your password is set. Please sign in.' }));
    const app = renderApp(address, { api });
    await screen.findByRole('form', { name: 'Set a new password' });
    await waitFor(() => expect(app.currentAddress()).toBe('/auth/reset-password'));
    await fillForm(app, values);
    await press(app, 'Set password');
    expect(await screen.findByText('Your password is set. Please sign in.')).toBeVisible();
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('link', { name: 'Sign in' }));
    expect(api.callsTo(RESET)[0]?.body).toEqual({ token: 'secret-1', password: 'another-courtyard' });
  });

  it('validates the password, and shows the server’s error at its field', async () => {
    const api = new FakeApi().on(
      RESET,
      refuse(400, 'Invalid', { password: 'Please choose a less common password' }),
    );
    const app = renderApp(address, { api });
    await screen.findByRole('form', { name: 'Set a new password' });
    await press(app, 'Set password');
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(screen.getByText('Please confirm your password')).toBeVisible();
    await fillForm(app, values);
    await press(app, 'Set password');
    expect(await screen.findByText('Please choose a less common password')).toBeVisible();
    expect(screen.getByLabelText('New password')).toBeInvalid();
  });

  it('offers a new link if it has been used or has expired', async () => {
    const api = new FakeApi().on(RESET, () => ({
      status: 400,
      body: { success: false, message: 'Dead', error: 'reset_link_dead', requestId: 'test' },
    }));
    const app = renderApp(address, { api });
    await screen.findByRole('form', { name: 'Set a new password' });
    await fillForm(app, values);
    await press(app, 'Set password');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      // An earlier answer may have been lost, so the text does not say that nothing has changed.
      'This link has been used or is too old. If you have just set a new password, sign in with it.',
    );
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/landing#login',
    );
    await app.user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
    expect(app.currentAddress()).toBe('/auth/forgot-password');
  });

  it('says on opening that it is dead, before anybody types', async () => {
    const CHECK = '/user/auth/checkResetLink';
    const api = new FakeApi().on(CHECK, refuse(400, 'Dead', undefined, 'reset_link_dead'));
    renderApp(address, { api });
    expect(await screen.findByRole('link', { name: 'Ask for a new link' })).toBeVisible();
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    expect(api.callsTo(CHECK).map(({ body, token }) => [body, token])).toEqual([[{ token: 'secret-1' }, '']]);
  });

  it('is taken for good while that cannot be asked', async () => {
    renderApp(address, { api: new FakeApi().on('/user/auth/checkResetLink', noAnswer) });
    expect(await screen.findByLabelText('New password')).toBeVisible();
  });

  it('offers a new link if its token is missing', async () => {
    renderApp('/auth/reset-password');
    expect(await screen.findByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  });

  it('signs out this browser, because every session has ended', async () => {
    const api = new FakeApi()
      .on(RESET, accept({ message: 'Your password is set. Please sign in.' }))
      .on('/user/auth/logout', accept({ message: 'Signed out' }));
    const app = renderApp(address, { api, token: tokenOf('1') });
    await screen.findByRole('form', { name: 'Set a new password' });
    await fillForm(app, values);
    await press(app, 'Set password');
    await screen.findByText('Your password is set. Please sign in.');
    expect(localStorage.getItem('token')).toBeNull();
  });
});

describe('the link that confirms an email address', () => {
  const address = '/confirm-email?token=secret-2';
  const confirmed = accept({ message: 'Your email is confirmed.' });

  it('confirms only when its button is pressed; its token is removed from the address bar at once', async () => {
    const api = new FakeApi().on(CONFIRM, confirmed);
    const app = renderApp(address, { api });
    await screen.findByRole('heading', { name: 'Confirm your email' });
    await waitFor(() => expect(app.currentAddress()).toBe('/confirm-email'));
    expect(api.callsTo(CONFIRM)).toEqual([]);
    await press(app, 'Confirm my email');
    expect(await screen.findByText('Your email is confirmed.')).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(api.callsTo(CONFIRM).map(({ body, token }) => [body, token])).toEqual([
      [{ token: 'secret-2' }, ''],
    ]);
  });

  it('leads a signed-in member to the dashboard', async () => {
    const app = renderApp(address, { api: new FakeApi().on(CONFIRM, confirmed), token: tokenOf('1') });
    await screen.findByRole('heading', { name: 'Confirm your email' });
    await press(app, 'Confirm my email');
    const link = await screen.findByRole('link', { name: 'Go to your dashboard' });
    expect(link).toHaveAttribute('href', '/dashboard');
  });

  it('says what to do if it has been used or has expired', async () => {
    const api = new FakeApi().on(CONFIRM, () => ({
      status: 400,
      body: { success: false, message: 'Dead', error: 'confirm_link_dead', requestId: 'test' },
    }));
    const app = renderApp(address, { api });
    await screen.findByRole('heading', { name: 'Confirm your email' });
    await press(app, 'Confirm my email');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This link has been used or is too old\./);
    expect(screen.getByRole('link', { name: 'Account settings' })).toHaveAttribute(
      'href',
      '/dashboard/account-settings',
    );
  });

  it('keeps its button after a network error', async () => {
    const app = renderApp(address, { api: new FakeApi().on(CONFIRM, noAnswer) });
    await screen.findByRole('heading', { name: 'Confirm your email' });
    await press(app, 'Confirm my email');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Network error/);
    expect(screen.getByRole('button', { name: 'Confirm my email' })).toBeEnabled();
  });

  it('says the same if its token is missing', async () => {
    renderApp('/confirm-email');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This link has been used or is too old\./);
  });
});
