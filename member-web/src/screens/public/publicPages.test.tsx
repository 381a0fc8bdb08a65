import { MEMBER_IDLE_SECONDS } from '@campus-commons/web-kit/bounds/generated.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { feedAddress } from '../../lib/address/feeds';
import { FakeApi, refuse } from '../../test/fakeApi';
import { feedOf, tokenOf } from '../../test/factories';
import { loginThen } from '../../lib/address/paths';
import { memberSignedIn, memberSignedOut } from '../../lib/session/sessionSlices';
import { renderApp } from '../../test/renderApp';

const pages = [
  { path: '/learning', title: 'Learning', heading: 'Learn from the person one bench ahead.' },
  { path: '/internships', title: 'Internships', heading: 'Be ready before the internship is announced.' },
  { path: '/projects', title: 'Projects', heading: 'Show the build, and the part that broke.' },
  { path: '/community', title: 'Community', heading: 'The whole campus crosses this courtyard.' },
  { path: '/blogs', title: 'Blogs', heading: 'Some things need more than three lines.' },
  { path: '/pages', title: 'Pages', heading: 'A page for everything campus runs on.' },
  { path: '/about', title: 'About', heading: 'A courtyard, because that is where a campus talks.' },
  { path: '/terms', title: 'Terms', heading: 'Terms' },
  { path: '/privacy', title: 'Privacy Policy', heading: 'Privacy Policy' },
  { path: '/refund', title: 'Refund Policy', heading: 'Refund Policy' },
  { path: '/help-now', title: 'Help now', heading: 'You are not alone.' },
  { path: '/grievance', title: 'Grievances', heading: 'Something is wrong? Tell us.' },
  { path: '/transparency', title: 'Transparency', heading: 'What was reported, and what we did' },
];
const marketing = pages.slice(0, 7);
const live: Record<string, string> = {
  '/community': '/public/getHighlights',
  '/pages': '/public/getHighlights',
  '/grievance': '/public/getGrievanceOfficer',
  '/transparency': '/public/getTransparency',
};

const memberApi = () => new FakeApi().on('/user/feeds/getAllFeeds', feedOf());

/** The text of the screen, with whitespace collapsed. */
const wordsOf = (element: HTMLElement) => element.textContent?.replace(/\s+/g, ' ') ?? '';

const internalLinks = (container: HTMLElement) =>
  [...container.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? '');

describe.each(pages)('$path', ({ path, title, heading }) => {
  it.each([path, `/landing${path}`])('is available to a visitor at %s', async (address) => {
    const app = renderApp(address);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.title).toBe(`${title} · Campus Commons`);
    expect(app.currentAddress()).toBe(address);
    // Some of the pages fetch live data; there are no other calls, and none with a token.
    const call = live[path];
    expect(app.api.calls.map(({ path: made, token }) => ({ made, token }))).toEqual(
      call === undefined ? [] : [{ made: call, token: '' }],
    );
  });

  it('is available to a member, but its address below /landing redirects home', async () => {
    const reading = renderApp(path, { token: 'token-1', api: memberApi() });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(reading.currentAddress()).toBe(path);
    reading.unmount();
    const sentOn = renderApp(`/landing${path}`, { token: 'token-1', api: memberApi() });
    await waitFor(() => expect(sentOn.currentAddress()).toBe('/dashboard'));
  });
});

it('the page of helplines has each number to call, and when it was checked', async () => {
  renderApp('/help-now');
  await screen.findByRole('heading', { level: 1 });
  const main = screen.getByRole('main');
  const calls = [...main.querySelectorAll('a[href^="tel:"]')].map((link) => link.getAttribute('href'));
  expect(calls).toEqual(['tel:112', 'tel:14416', 'tel:1098', 'tel:181', 'tel:1930', 'tel:18001805522']);
  expect(main).toHaveTextContent(/Checked on \d+ \w+ \d{4}/);
});

it.each(['/terms', '/community'])('%s leads to the page of helplines', async (path) => {
  renderApp(path);
  await screen.findByRole('heading', { level: 1 });
  expect(await screen.findByRole('link', { name: 'here is who listens.' })).toHaveAttribute(
    'href',
    '/help-now',
  );
});

describe('a marketing page', () => {
  it.each(marketing)('$path has sections, pictures and one call to action', async ({ path, heading }) => {
    renderApp(path);
    await screen.findByRole('heading', { level: 1, name: heading });
    const main = screen.getByRole('main');
    expect(within(main).getAllByRole('region').length).toBeGreaterThanOrEqual(4);
    expect(main.querySelectorAll('img').length).toBeGreaterThanOrEqual(1);
    expect(within(main).getByRole('link', { name: 'Join or sign in' })).toHaveAttribute(
      'href',
      '/landing#login',
    );
  });

  it.each([
    ['/internships', 'Open the internships', '/dashboard/internships'],
    ['/community', 'See where help is wanted', '/dashboard/community'],
    ['/learning', 'Open the questions', '/dashboard/learning'],
    ['/blogs', 'Open the articles', '/dashboard/blogs'],
    ['/projects', 'Open the projects', '/dashboard/projects'],
  ])('%s leads members on: %s', async (path, name, address) => {
    const app = renderApp(path, {
      token: 'token-1',
      api: memberApi().on('/user/feeds/getTitled', feedOf()),
    });
    const main = await screen.findByRole('main');
    await app.user.click(await within(main).findByRole('link', { name }));
    await waitFor(() => expect(app.currentAddress()).toBe(address));
    expect(await screen.findByRole('link', { name: 'How this works' })).toBeVisible();
  });

  it.each([
    [
      '/internships',
      'internships here that say what they pay and ask no fee',
      /apply elsewhere|no certificate/,
    ],
    ['/about', 'Internships that we read before you do', /job board|no certificate/],
    ['/learning', 'Learning lists the question until you accept an answer', /certificate/],
    ['/community', 'those with whom you share it, by applying for their work', /No other member/],
  ])('%s says what is true since there are openings: “%s”', async (path, truth, untruth) => {
    renderApp(path);
    await screen.findByRole('heading', { level: 1 });
    const words = wordsOf(screen.getByRole('main'));
    expect(words).toContain(truth);
    expect(words).not.toMatch(untruth);
  });

  it('links from internships to the career page in a new tab', async () => {
    renderApp('/internships');
    await screen.findByRole('heading', { level: 1 });
    const link = within(screen.getByRole('main')).getByRole('link', { name: /^Find your career/ });
    expect(link).toHaveAttribute('href', 'https://career.test/');
    expect(link).toHaveAttribute('target', '_blank');
  });
});

describe('a page that members read in their own frame', () => {
  const reading = pages.slice(0, 5);
  const open = (path: string, api = memberApi()) => renderApp(path, { token: tokenOf('1'), api });

  it.each(reading)('$path keeps their navigation, and calls nobody to join', async ({ path, heading }) => {
    const { container } = open(path);
    await screen.findByRole('heading', { level: 1, name: heading });
    expect(screen.getAllByRole('link', { name: 'Dashboard' })[0]).toHaveAttribute('href', '/dashboard');
    expect(screen.getByRole('button', { name: 'More' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^(Login|Join)/ })).not.toBeInTheDocument();
    // The public header and footer.
    expect(container.querySelectorAll('a[href="/pages"]')).toHaveLength(0);
    expect(container.querySelectorAll('a[href="/landing#login"]')).toHaveLength(0);
    expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1);
  });

  it.each(pages.slice(5))('$path is no such page', async ({ path, heading }) => {
    open(path);
    await screen.findByRole('heading', { level: 1, name: heading });
    expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
  });

  it('leads home with signing out, also in another tab', async () => {
    const { store, currentAddress } = open('/learning');
    await screen.findByRole('heading', { level: 1, name: /^Learn from/ });
    act(() => void store.dispatch(memberSignedOut()));
    await waitFor(() => expect(currentAddress()).toBe('/landing'));
  });

  it('stays open for a member whose session has ended, in the visitors’ frame', async () => {
    const api = memberApi().on('/user/profile/get', refuse(401, 'Please sign in'));
    const { user, currentAddress } = open('/learning', api);
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: /^Learn from/ })).toBeVisible();
    expect(currentAddress()).toBe('/learning');
  });

  it('is theirs as soon as they have signed in in another tab', async () => {
    const { store } = renderApp('/learning', { api: memberApi() });
    await screen.findByRole('link', { name: 'Login' });
    act(() => void store.dispatch(memberSignedIn(tokenOf('1'))));
    expect(await screen.findByRole('button', { name: 'More' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: /^Learn from/ })).toBeVisible();
  });
});

describe('the frame of the public pages', () => {
  it('has all links in the specified order', async () => {
    renderApp('/about');
    const nav = await screen.findByRole('navigation', { name: 'Main' });
    const links = [...nav.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/learning',
      '/internships',
      '/projects',
      '/community',
      '/blogs',
      '/pages',
      'https://career.test/',
    ]);
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/landing#login');
  });

  it('has a menu that opens, closes with Escape and restores the focus', async () => {
    const app = renderApp('/about');
    const button = await screen.findByRole('button', { name: 'Menu' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await app.user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await app.user.tab();
    await app.user.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });

  it('closes the menu when one of its links is clicked', async () => {
    const app = renderApp('/about');
    await app.user.click(await screen.findByRole('button', { name: 'Menu' }));
    const nav = screen.getByRole('navigation', { name: 'Main' });
    await app.user.click(within(nav).getByText('Blogs'));
    const heading = await screen.findByRole('heading', { level: 1, name: /^Some things need more/ });
    expect(heading).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('has a footer with nine links in the specified order, the mission and the current year', async () => {
    renderApp('/about');
    const footer = await screen.findByRole('contentinfo');
    expect(internalLinks(footer)).toEqual([
      '/about',
      '/blogs',
      '/community',
      '/learning',
      '/projects',
      '/internships',
      '/privacy',
      '/terms',
      '/refund',
    ]);
    expect(footer).toHaveTextContent('We build tools and a meeting place for students');
    expect(footer).toHaveTextContent(`© ${new Date().getFullYear()} Campus Commons`);
  });

  it('shows members the same entries after the dashboard, where there is a tool leading to it', async () => {
    renderApp(feedAddress('everyone'), { token: 'token-1', api: memberApi() });
    await screen.findByText('No feeds to display');
    const side = screen.getAllByRole('navigation', { name: 'Main', hidden: true })[0];
    const links = [...(side?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/dashboard',
      '/dashboard/learning',
      '/dashboard/internships',
      '/dashboard/projects',
      '/dashboard/community',
      '/dashboard/blogs',
      '/dashboard/pages',
      'https://career.test/',
    ]);
  });
});

describe('the legal texts', () => {
  it.each(['/terms', '/privacy', '/refund'])(
    '%s states its effective date, the governing law and the courts',
    async (path) => {
      renderApp(path);
      await screen.findByRole('heading', { level: 1 });
      const words = wordsOf(screen.getByRole('main'));
      expect(words).toContain('Effective 18/04/2025');
      expect(words).toContain('India');
      expect(words).toContain('the courts in Lucknow');
    },
  );

  it('the terms state who may join', async () => {
    renderApp('/terms');
    await screen.findByRole('heading', { level: 1 });
    const words = wordsOf(screen.getByRole('main'));
    expect(words).toContain('You must be at least 16 years old.');
    expect(words).toContain('under 18, you may join only with the consent of a parent or guardian');
    expect(words).toContain('students, and for the educators, institutions, startups and companies');
    expect(words).toContain('governed by the laws of India');
  });

  it.each([
    'All purchases are final.',
    'is unresolved within 7 business days',
    'A duplicate payment',
    'An unauthorised transaction',
    'Write to hello@campuscommons.example within 7 days',
    'respond within 10 business days, and resolve the matter within 15 business days',
    'A subscription can be cancelled at any time. Access continues to the end of the billing cycle',
    'with no pro-rated refund',
  ])('the refund policy states: %s', async (fact) => {
    renderApp('/refund');
    await screen.findByRole('heading', { level: 1 });
    expect(wordsOf(screen.getByRole('main'))).toContain(fact);
  });

  it.each([
    'No other member sees your email address or your phone number, unless you tick that you share it when you apply.',
    'An application is read by you and by whoever posted the work, and by nobody else.',
    '180 days after an application has ended, its texts, links and messages are erased.',
    'Every picture is encoded afresh before anyone sees it.',
    'Campus Commons sets no cookies.',
    'that you have signed in on this device, also after you sign out',
    'There are no analytics, no trackers and no embedded parts of other sites.',
    `after ${MEMBER_IDLE_SECONDS / 86_400} days without use, and after 30 days in any case`,
    'the network address it came from',
    'The server’s logs are kept for 180 days.',
  ])('the privacy policy states: %s', async (fact) => {
    renderApp('/privacy');
    await screen.findByRole('heading', { level: 1 });
    expect(wordsOf(screen.getByRole('main'))).toContain(fact);
  });

  it('a link in the table of contents scrolls to its section and focuses it', async () => {
    const app = renderApp('/refund');
    const contents = await screen.findByRole('navigation', { name: 'Contents' });
    await app.user.click(within(contents).getByRole('link', { name: '3. How to ask' }));
    expect(app.currentAddress()).toBe('/refund#request');
    expect(screen.getByRole('region', { name: '3. How to ask' })).toHaveFocus();
  });
});

it('every link of every public page leads to an existing page', async () => {
  const links = new Set<string>();
  const ids = new Map<string, string[]>();
  const visit = async (path: string) => {
    const app = renderApp(path);
    await screen.findByRole('heading', { level: 1 });
    // The forms of the landing page are a separate chunk.
    if (path === '/landing') await screen.findByRole('form', { name: 'Join' });
    expect(screen.queryByRole('heading', { name: 'Oops! Page Not Found' })).not.toBeInTheDocument();
    // A redirect would mean that the address does not exist. Only the brand's link home redirects, and links for
    // members, which lead to signing in.
    if (path !== '/') {
      expect(app.currentAddress()).toBe(path.startsWith('/dashboard') ? loginThen(path) : path);
    }
    ids.set(
      path,
      [...app.container.querySelectorAll('[id]')].map(({ id }) => id),
    );
    return app;
  };
  for (const path of ['/landing', ...pages.map((page) => page.path)]) {
    const app = await visit(path);
    await screen.findByRole('contentinfo');
    internalLinks(app.container).forEach((href) => links.add(href));
    app.unmount();
  }
  expect(links.size).toBeGreaterThan(30);
  for (const href of links) {
    const [path = '', id] = href.split('#');
    if (!ids.has(path)) (await visit(path)).unmount();
    if (id !== undefined) expect(ids.get(path)).toContain(id);
  }
}, 60_000);
