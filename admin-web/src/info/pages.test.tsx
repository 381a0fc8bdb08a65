import { screen, within } from '@testing-library/react';
import { address, logInBefore } from '../test/browser';
import { PASSWORD } from '../test/fakeApi';
import { renderConsole } from '../test/renderConsole';

const pages = [
  ['Help', '/help'],
  ['Contact', '/contact'],
  ['FAQ', '/faq'],
  ['Feedback', '/feedback'],
  ['Privacy', '/privacy'],
  ['Terms', '/terms'],
  ['Cookies', '/cookies'],
] as const;

const footer = () => screen.findByRole('navigation', { name: 'About the console' });

test('the footer links to every information page, and each has its name as heading', async () => {
  logInBefore();
  const { user } = renderConsole('/');
  for (const [label, path] of pages) {
    await user.click(within(await footer()).getByRole('link', { name: label }));
    expect(await screen.findByRole('heading', { level: 1, name: label })).toBeVisible();
    expect(address()).toBe(`/admin${path}`);
    expect(document.title).toBe(`${label} · Campus Commons Console`);
  }
  expect(screen.getByRole('button', { name: /^Profile menu/ })).toBeVisible();
});

test('information pages need no login, and link to it', async () => {
  const { user } = renderConsole('/login');
  await user.click(within(await footer()).getByRole('link', { name: 'Contact' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Open menu/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Login' }));
  expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
});

test('the contact address comes from the deployment’s configuration', async () => {
  renderConsole('/contact');
  expect(await screen.findByRole('link', { name: 'hello@campuscommons.example' })).toHaveAttribute(
    'href',
    'mailto:hello@campuscommons.example?subject=Console',
  );
});

test('links to the member site use the deployment’s address', async () => {
  renderConsole('/privacy');
  expect(await screen.findByRole('link', { name: 'members’ privacy policy' })).toHaveAttribute(
    'href',
    'http://members.test/privacy',
  );
});

test('the cookies page lists everything that a login stores, before and after the logout', async () => {
  const { user } = renderConsole('/login');
  await user.type(screen.getByLabelText('User ID'), 'rsrivastava');
  await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`);
  await user.click(within(await footer()).getByRole('link', { name: 'Cookies' }));
  await screen.findByRole('heading', { level: 1, name: 'Cookies' });
  const named = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(named).toEqual(expect.arrayContaining(storedKeys()));
  expect(storedKeys()).toContain('adminToken');

  await user.click(screen.getByRole('button', { name: /^Profile menu/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  expect(storedKeys()).not.toContain('adminToken');
  expect(named).toEqual(expect.arrayContaining(storedKeys()));
});

/** The keys in local storage, without MUI's choice of the colour scheme. */
function storedKeys(): string[] {
  return Object.keys(localStorage).filter((key) => !key.startsWith('mui-'));
}
