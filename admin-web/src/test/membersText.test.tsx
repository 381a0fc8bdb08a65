import { screen, within } from '@testing-library/react';
import { logInBefore } from './browser';
import {
  aComment,
  aCommentPage,
  aPage,
  aPagePage,
  anOpening,
  anOpeningPage,
  aProject,
  aProjectPage,
  aRecord,
  aRecordPage,
  aTopic,
  aPost,
  aPostPage,
  aUser,
  aUserDetails,
  aUserPage,
} from './factories';
import type { FakeApi } from './fakeApi';
import { renderConsole } from './renderConsole';

// Text by members in any script, however long, beside ours.

beforeEach(() => logInBefore());

const URDU = 'محمد علی';
const ZALGO = `Z${'\u0301\u0335'.repeat(300)}algo`;

const named = (name: string, text: string) => (api: FakeApi) => {
  const User = { id: '999', name, UserProfile: { profileUrl: null, title: null } };
  api.answer('/admin/users/getUsers', { body: { ...aUserPage({}, 1), data: [aUser(1, { name })] } });
  api.answer('/admin/users/getUser', {
    body: {
      success: true,
      data: aUserDetails({ name, UserProfile: { ...aUserDetails().UserProfile, bio: text } }),
    },
  });
  api.answer('/admin/content/getPosts', {
    body: {
      ...aPostPage({}, 1),
      data: [aPost(1, { User, feedData: { content: `<p>${text}</p>`, imagesUrl: [], images: [] } })],
    },
  });
  api.answer('/admin/content/getComments', {
    body: {
      ...aCommentPage({}, 1),
      data: [aComment(1, { User, comment: text, Parent: { id: '600', name, text: name } })],
    },
  });
  api.answer('/admin/content/getPages', {
    body: { ...aPagePage({}, 1), data: [aPage(1, { User, title: name, description: text })] },
  });
  api.answer('/admin/content/getOpenings', {
    body: {
      ...anOpeningPage({}, 1),
      data: [
        anOpening(1, {
          ...{ User, title: name, about: text, organisation: name, city: name, questions: [text] },
          ...{ state: 'declined', refusal: text },
        }),
      ],
    },
  });
  api.answer('/admin/content/getRecords', {
    body: {
      ...aRecordPage({}, 1),
      data: [aRecord(1, { User, holder: name, done: text, role: name, page: { id: '3', name } })],
    },
  });
  api.answer('/admin/topics/get', {
    body: { success: true, data: { topics: [aTopic(1, { label: name })], pagination: { total: 1 } } },
  });
  api.answer('/admin/content/getProjects', {
    body: {
      ...aProjectPage({}, 1),
      data: [
        aProject(1, {
          ...{ User, title: name, summary: text, skills: [name] },
          links: [{ label: name, url: 'https://code.example/' }],
        }),
      ],
    },
  });
};

test.each([
  '/users',
  '/users/id/999',
  '/content',
  '/content/pages',
  '/content/comments',
  '/content/projects',
  '/content/openings',
  '/content/records',
  '/content/topics',
])('600 combining marks are at most five at %s', async (address) => {
  renderConsole(address, named(ZALGO, `Text ${ZALGO}`));
  await screen.findAllByText(/algo/);
  expect(document.documentElement.outerHTML).not.toMatch(/\p{M}{6}/u);
});

const HOSTILE = '<img src=x onerror=alert(1)> & "a"';

test.each([
  ['/content/comments', 5],
  ['/content/projects', 5],
  ['/content/openings', 7],
  ['/content/records', 7],
])('hostile text of each field is shown as text at %s', async (address, fields) => {
  const { user } = renderConsole(address, named(HOSTILE, HOSTILE));
  await user.click(await screen.findByRole('button', { name: /^View More of/ }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent.split(HOSTILE).length - 1).toBe(fields);
  expect(document.querySelector('img[src="x"], [onerror]')).toBeNull();
});

test('right-to-left text keeps its direction, and is isolated in sentences', async () => {
  const { user } = renderConsole('/content/comments', named(URDU, 'میں لاتا ہوں'));
  expect(await screen.findByRole('link', { name: URDU })).toHaveAttribute('dir', 'auto');
  expect(screen.getByText('میں لاتا ہوں').closest('[dir="auto"]')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: new RegExp(`^View More of .*\u2068${URDU}\u2069`) }));
  expect(await screen.findByRole('dialog', { name: new RegExp(`\u2068${URDU}\u2069`) })).toBeVisible();
});

test('a comment of 1,990 line breaks is folded until it is unfolded', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.textContent.includes('Last') ? 43_841 : 20;
  });
  const { user } = renderConsole('/content/comments', named('Asha', `First${'\n'.repeat(1990)}Last`));
  await user.click(await screen.findByRole('button', { name: /^View More of/ }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Show more', expanded: false }));
  expect(within(dialog).getByRole('button', { name: 'Show less', expanded: true })).toBeVisible();
});
