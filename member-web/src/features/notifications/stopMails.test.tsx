import { screen, waitFor } from '@testing-library/react';
import { accept, FakeApi, refuse } from '../../test/fakeApi';
import { renderApp } from '../../test/renderApp';

const STOP = '/public/mail/unsubscribe';
const address = '/auth/unsubscribe#token=secret-1';
const press = async ({ user }: ReturnType<typeof renderApp>) =>
  user.click(await screen.findByRole('button', { name: 'Stop e-mails' }));

describe('the link that ends e-mails', () => {
  it('ends them only when its button is pressed; its token is removed from the address bar at once', async () => {
    const api = new FakeApi().on(STOP, accept({ message: 'Done. You will get no more of these.' }));
    const app = renderApp(address, { api });
    await screen.findByRole('button', { name: 'Stop e-mails' });
    await waitFor(() => expect(app.currentAddress()).toBe('/auth/unsubscribe'));
    expect(api.callsTo(STOP)).toEqual([]);
    await press(app);
    expect(await screen.findByText('Done. You will get no more of these.')).toBeVisible();
    expect(api.callsTo(STOP).map(({ body, token }) => [body, token])).toEqual([[{ token: 'secret-1' }, '']]);
  });

  it('leads to the account settings if it is not valid', async () => {
    const dead = refuse(400, 'This link is not valid.', undefined, 'unsubscribe_link_dead');
    const app = renderApp(address, { api: new FakeApi().on(STOP, dead) });
    await press(app);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This link is not valid\./);
    expect(screen.getByRole('link', { name: 'Account settings' })).toHaveAttribute(
      'href',
      '/dashboard/account-settings',
    );
  });

  it('says the same if its token is missing', async () => {
    renderApp('/auth/unsubscribe', { api: new FakeApi() });
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This link is not valid\./);
  });

  it('keeps its button when it fails', async () => {
    const api = new FakeApi().on(STOP, refuse(500, 'Something broke'));
    const app = renderApp(address, { api });
    await press(app);
    expect(await screen.findByRole('alert')).toHaveTextContent('Something broke');
    expect(screen.getByRole('button', { name: 'Stop e-mails' })).toBeEnabled();
  });
});
