import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { feedAddress } from '../../lib/address/feeds';
import { accept, FakeApi, refuse } from '../../test/fakeApi';
import { aComment, aPost, feedOf, onePage, tokenOf } from '../../test/factories';
import { renderApp } from '../../test/renderApp';

const SUGGEST = '/user/search/suggestMembers';
const CREATE = '/user/comments/create';
const UPDATE = '/user/comments/update';

const person = (id: string, name: string, collegeName: string | null = null) => ({
  ...{ id, name, collegeName },
  UserProfile: { profileUrl: null, title: null },
});
const ANANYA = person('11', 'अनन्या त्रिपाठी', 'हरियाली प्रौद्योगिकी संस्थान');
const ANIL = person('12', 'Anil Kapadia');
const ME = { id: '1', name: 'Ananya Tripathi', UserProfile: { profileUrl: null, title: null } };

function apiWith(...comments: ReturnType<typeof aComment>[]) {
  return new FakeApi()
    .on('/user/feeds/getAllFeeds', feedOf(aPost('<p>Hello</p>', { comments: comments.length })))
    .on(
      '/user/comments/getFeedComments',
      accept({ data: { comments, pagination: onePage(comments.length) } }),
    )
    .on(SUGGEST, accept({ data: { members: [ANANYA, ANIL] } }))
    .on(CREATE, ({ body }) => ({
      status: 201,
      body: { success: true, message: 'Added', data: aComment(body.comment) },
    }));
}

async function openComments(api: FakeApi) {
  const app = renderApp(feedAddress('everyone'), { token: tokenOf('1'), api });
  await app.user.click(await screen.findByRole('button', { name: /comment/i, expanded: false }));
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write a comment' });
  return { ...app, box };
}
const marksBehind = (box: HTMLElement) =>
  [...(box.parentElement?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent);
const options = () => screen.findAllByRole('option');
const chosen = () => screen.getByRole('option', { selected: true });

describe('typing @ and a name in a comment', () => {
  it('suggests members, and the chosen one is sent with the comment', async () => {
    const api = apiWith();
    const { user, box } = await openComments(api);
    await user.type(box, 'Thanks @an');
    expect((await options()).map(({ textContent }) => textContent)).toEqual([
      'अनन्या त्रिपाठीहरियाली प्रौद्योगिकी संस्थान',
      'Anil Kapadia',
    ]);
    expect(box).toHaveAttribute('aria-haspopup', 'listbox');
    expect(box).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    expect(box).toHaveAttribute('aria-activedescendant', chosen().id);
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toHaveTextContent('Anil Kapadia');
    expect(box).toHaveAttribute('aria-activedescendant', chosen().id);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(box).toHaveValue('Thanks @अनन्या त्रिपाठी ');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(box).not.toHaveAttribute('aria-haspopup');
    expect(box).toHaveFocus();
    await user.keyboard('for all');
    await user.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(box).toHaveValue(''));
    expect(api.callsTo(CREATE).map(({ body }) => body)).toEqual([
      { feedId: '7', comment: 'Thanks @अनन्या त्रिपाठी for all', mentions: ['11'] },
    ]);
    // Only what follows the @ is asked for, once typing pauses, and nothing after the name was chosen.
    expect(api.callsTo(SUGGEST).map(({ body }) => body)).toEqual([{ q: 'an', feedId: '7' }]);
  });

  it('draws the chosen name as a mention, also in the draft that is opened again, until it is sent', async () => {
    const api = apiWith();
    const first = await openComments(api);
    await first.user.type(first.box, 'Thanks @an');
    await options();
    expect(marksBehind(first.box)).toEqual([]);
    await first.user.keyboard('{Enter}for all');
    await waitFor(() => expect(marksBehind(first.box)).toEqual(['@अनन्या त्रिपाठी']));
    expect(first.box.parentElement?.querySelector('[aria-hidden] mark')).toBeInTheDocument();
    first.unmount();
    const { user, box } = await openComments(api);
    await waitFor(() => expect(marksBehind(box)).toEqual(['@अनन्या त्रिपाठी']));
    await user.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(box).toHaveValue(''));
    expect(marksBehind(box)).toEqual([]);
  });

  it('Tab and a click choose too, Escape closes the list alone, and a name that was removed is not sent', async () => {
    const api = apiWith();
    const { user, box } = await openComments(api);
    await user.type(box, '@an');
    await options();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.keyboard('i');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.clear(box);
    await user.type(box, '@an');
    await options();
    await user.tab();
    expect(box).toHaveValue('@अनन्या त्रिपाठी ');
    await user.clear(box);
    await user.type(box, '@ani');
    await user.click(await screen.findByRole('option', { name: 'Anil Kapadia' }));
    expect(box).toHaveValue('@Anil Kapadia ');
    expect(box).toHaveFocus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(box).toHaveValue(''));
    expect(api.callsTo(CREATE)[0]?.body).toEqual({ feedId: '7', comment: '@Anil Kapadia', mentions: ['12'] });
  });

  it('the key that ends a composed word chooses nobody, and sends and closes nothing', async () => {
    const api = apiWith();
    const { user, box } = await openComments(api);
    await user.type(box, '@an');
    await options();
    // Safari says only by the code that the key belongs to the input method.
    for (const key of ['Enter', 'Tab', 'Escape', 'ArrowDown']) fireEvent.keyDown(box, { key, keyCode: 229 });
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 229, ctrlKey: true });
    expect(await options()).toHaveLength(2);
    expect(chosen()).toHaveTextContent('अनन्या त्रिपाठी');
    expect(box).toHaveValue('@an');
    expect(api.callsTo(CREATE)).toEqual([]);
  });

  it('a space that is typed after a chosen name, or stands there already, is not doubled', async () => {
    const api = apiWith();
    const { user, box } = await openComments(api);
    await user.type(box, '@ani');
    await user.click(await screen.findByRole('option', { name: 'Anil Kapadia' }));
    await user.keyboard(' and  me');
    expect(box).toHaveValue('@Anil Kapadia and  me');
    await user.clear(box);
    await user.type(box, 'Ask  please', { initialSelectionStart: 0 });
    await user.type(box, '@ani', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    await user.click(await screen.findByRole('option', { name: 'Anil Kapadia' }));
    expect(box).toHaveValue('Ask @Anil Kapadia please');
    await user.keyboard('both ');
    expect(box).toHaveValue('Ask @Anil Kapadia both please');
  });

  it('a name with two spaces is inserted with one, and sent', async () => {
    const api = apiWith().on(SUGGEST, accept({ data: { members: [person('13', 'Asha  Rao')] } }));
    const { user, box } = await openComments(api);
    await user.type(box, '@ash');
    await user.click(await screen.findByRole('option', { name: /Asha/ }));
    expect(box).toHaveValue('@Asha Rao ');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(box).toHaveValue(''));
    expect(api.callsTo(CREATE)[0]?.body).toMatchObject({ comment: '@Asha Rao', mentions: ['13'] });
  });

  it('goes on silently if the search fails', async () => {
    const api = apiWith().on(SUGGEST, refuse(429, 'Too many searches'));
    const { user, box } = await openComments(api);
    await user.type(box, '@anil');
    await waitFor(() => expect(api.callsTo(SUGGEST)).toHaveLength(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.type(box, ' k{Enter}');
    expect(box).toHaveValue('@anil k\n');
  });

  it('a draft keeps the chosen members', async () => {
    const api = apiWith();
    const first = await openComments(api);
    await first.user.type(first.box, '@anil');
    await first.user.click(await screen.findByRole('option', { name: 'Anil Kapadia' }));
    first.unmount();
    const { user, box } = await openComments(api);
    expect(box).toHaveValue('@Anil Kapadia ');
    await user.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(box).toHaveValue(''));
    expect(api.callsTo(CREATE)[0]?.body).toMatchObject({ mentions: ['12'] });
  });
});

it('mentions in a comment lead to profiles, and an edit keeps those that stay in the text', async () => {
  const comment = aComment('Ask @Anil Kapadia or @Somebody', {
    id: '5',
    User: ME,
    mentions: [{ id: '12', label: 'Anil Kapadia' }],
  });
  const api = apiWith(comment).on(UPDATE, ({ body }) =>
    accept({ message: 'Saved', data: { ...comment, comment: body.comment } }),
  );
  const { user } = await openComments(api);
  const list = await screen.findByRole('list', { name: 'Comments' });
  const link = within(list).getByRole('link', { name: '@Anil Kapadia' });
  expect(link).toHaveAttribute('href', '/dashboard/profile?userId=12');
  expect(link.parentElement).toHaveTextContent('Ask @Anil Kapadia or @Somebody');
  await user.click(within(list).getByRole('button', { name: 'Edit or delete this comment' }));
  await user.click(await screen.findByRole('menuitem', { name: /edit/i }));
  const box = await screen.findByRole('textbox', { name: 'Comment' });
  await user.type(box, '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.callsTo(UPDATE).map(({ body }) => body)).toMatchObject([
      { id: '5', comment: 'Ask @Anil Kapadia or @Somebody!', mentions: ['12'] },
    ]),
  );
});
