import { screen, waitFor } from '@testing-library/react';
import { feedAddress } from '../../lib/address/feeds';
import { accept, FakeApi, later, refuse } from '../../test/fakeApi';
import { aComment, aPost, feedOf, onePage, tokenOf } from '../../test/factories';
import { renderApp } from '../../test/renderApp';

const CREATE = '/user/comments/create';
const UPDATE = '/user/comments/update';

/** Sends a comment, then collapses and expands the section before the answer arrives. */
async function collapseWhileSending() {
  const answer = later<typeof CREATE>();
  const api = new FakeApi()
    .on('/user/feeds/getAllFeeds', feedOf(aPost('<p>Hello</p>')))
    .on('/user/comments/getFeedComments', accept({ data: { comments: [], pagination: onePage(0) } }))
    .on(CREATE, () => answer.promise);
  const { user } = renderApp(feedAddress('everyone'), { token: tokenOf('1'), api });
  await user.click(await screen.findByRole('button', { name: /comment/i, expanded: false }));
  const box = await screen.findByRole('textbox', { name: 'Write a comment' });
  await user.type(box, 'Well done');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  const toggle = screen.getByRole('button', { name: /comment/i, expanded: true });
  await user.click(toggle);
  await waitFor(() => expect(box).not.toBeInTheDocument());
  await user.click(toggle);
  const again = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write a comment' });
  expect(again).toHaveValue('Well done');
  return { user, api, answer, box: again };
}

describe('a comment whose section is collapsed and expanded while it is sent', () => {
  it('is sent once', async () => {
    const { user, api, answer, box } = await collapseWhileSending();
    await user.type(box, '{Control>}{Enter}{/Control}');
    expect(api.callsTo(CREATE)).toHaveLength(1);
    answer.give({ status: 201, body: { success: true, message: 'Added', data: aComment('Well done') } });
    await waitFor(() => expect(box).toHaveValue(''));
    await user.type(box, '{Control>}{Enter}{/Control}');
    expect(api.callsTo(CREATE)).toHaveLength(1);
  });

  it('stays in the field with the error if it is refused', async () => {
    const { answer, box } = await collapseWhileSending();
    answer.give(refuse(500, 'Something went wrong'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    expect(box).toHaveValue('Well done');
  });
});

describe('an editor whose section is collapsed and expanded while it saves', () => {
  const ananya = { id: '1', name: 'Ananya Tripathi', UserProfile: { profileUrl: null, title: null } };
  const mine = (words: string) => aComment(words, { id: '31', User: ananya });

  async function collapseWhileSaving() {
    const answer = later<typeof UPDATE>();
    const api = new FakeApi()
      .on('/user/feeds/getAllFeeds', feedOf(aPost('<p>Hello</p>')))
      .on(
        '/user/comments/getFeedComments',
        accept({ data: { comments: [mine('Wel done')], pagination: onePage(1) } }),
      )
      .on(UPDATE, () => answer.promise);
    const { user } = renderApp(feedAddress('everyone'), { token: tokenOf('1'), api });
    const toggle = await screen.findByRole('button', { name: /comment/i, expanded: false });
    await user.click(toggle);
    await user.click(await screen.findByLabelText('Edit or delete this comment'));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const field = await screen.findByLabelText('Comment', { selector: 'textarea' });
    await user.type(field, ' indeed');
    await user.click(screen.getByText('Save'));
    await waitFor(() => expect(api.callsTo(UPDATE)).toHaveLength(1));
    await user.click(toggle);
    await waitFor(() => expect(field).not.toBeInTheDocument());
    await user.click(toggle);
    const again = await screen.findByLabelText('Comment', { selector: 'textarea' });
    expect(again).toHaveValue('Wel done indeed');
    return { user, api, answer, again };
  }

  it('closes after saving, and saves once', async () => {
    const { user, api, answer, again } = await collapseWhileSaving();
    await user.type(again, '{Control>}{Enter}{/Control}');
    answer.give(accept({ message: 'Saved', data: mine('Wel done indeed') }));
    await waitFor(() => expect(again).not.toBeInTheDocument());
    expect(await screen.findByText('Wel done indeed')).toBeVisible();
    expect(api.callsTo(UPDATE)).toHaveLength(1);
  });

  it('stays open with the text and the error if it is refused', async () => {
    const { answer, again } = await collapseWhileSaving();
    answer.give(refuse(500, 'Something went wrong'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    expect(again).toHaveValue('Wel done indeed');
  });
});
