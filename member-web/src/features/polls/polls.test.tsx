import { screen, waitFor, within } from '@testing-library/react';
import { feedAddress } from '../../lib/address/feeds';
import type { PollDto } from '../../api/generated';
import { accept, FakeApi, later, noAnswer, refuse } from '../../test/fakeApi';
import { aPost, feedOf, tokenOf } from '../../test/factories';
import { renderApp } from '../../test/renderApp';

const LIST = '/user/feeds/getAllFeeds';
const VOTE = '/user/polls/vote';
const CLOSE = '/user/polls/close';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const aPoll = (rest: Partial<PollDto> = {}): PollDto => ({
  options: [
    { id: '1', text: 'Monday' },
    { id: '2', text: 'मंगलवार की शाम' },
  ],
  mine: [],
  closesAt: inHours(71.5),
  multiple: false,
  ...rest,
});
const counted = (mine: string[], rest: Partial<PollDto> = {}): PollDto => ({
  ...aPoll(rest),
  options: [
    { id: '1', text: 'Monday', votes: 30 },
    { id: '2', text: 'मंगलवार की शाम', votes: 11 },
  ],
  voters: 41,
  mine,
});
const apiWith = (poll: PollDto) => {
  const post = aPost('<p>Which day?</p>', { id: '7', poll });
  return new FakeApi().on(LIST, feedOf(post)).on('/user/feeds/getFeedById', accept({ data: post }));
};
async function open(api: FakeApi, token = tokenOf('1')) {
  const app = renderApp(feedAddress('everyone'), { token, api });
  await screen.findByText(/Who voted is not shown to anybody/);
  return { ...app, poll: within(screen.getByRole('group', { name: 'Poll' })) };
}

describe('a poll before the own vote', () => {
  it('is a radio group without figures, in which the arrow keys choose', async () => {
    const { user, poll } = await open(apiWith(aPoll()));
    expect(poll.getByText('Ends in 3 days · Who voted is not shown to anybody')).toBeVisible();
    const group = within(poll.getByRole('radiogroup', { name: 'Options of the poll' }));
    const [monday, tuesday] = group.getAllByRole('radio') as [HTMLElement, HTMLElement];
    expect(poll.getByRole('button', { name: 'Vote' })).toBeDisabled();
    await user.click(monday);
    await user.keyboard('{ArrowDown}');
    expect(tuesday).toBeChecked();
    expect(monday).not.toBeChecked();
    expect(poll.queryByRole('button', { name: 'Close poll' })).not.toBeInTheDocument();
  });

  it('sends one vote, however often the button is pressed, and then shows results with the focus', async () => {
    const answer = later<typeof VOTE>();
    const api = apiWith(aPoll()).on(VOTE, () => answer.promise);
    const { user, poll } = await open(api);
    await user.click(poll.getByRole('radio', { name: 'Monday' }));
    await user.dblClick(poll.getByRole('button', { name: 'Vote' }));
    await user.keyboard('{Enter}');
    expect(api.callsTo(VOTE).map(({ body }) => body)).toEqual([{ feedId: '7', options: ['1'] }]);
    answer.give(accept({ data: counted(['1']) }));
    const results = await screen.findByRole('list', { name: 'Results of the poll' });
    const [own, other] = within(results).getAllByRole('listitem');
    expect(own).toHaveTextContent(/^Monday Your vote73 %30 votes$/);
    expect(other).toHaveTextContent(/^मंगलवार की शाम27 %11 votes$/);
    expect(
      screen.getByText('Ends in 3 days · 41 people voted · Who voted is not shown to anybody'),
    ).toBeVisible();
    expect(screen.getByRole('group', { name: 'Poll' })).toHaveFocus();
  });

  it('of several options is a group of checkboxes', async () => {
    const several = aPoll({ multiple: true });
    const api = apiWith(several).on(VOTE, accept({ data: { ...several, mine: ['1', '2'] } }));
    const { user, poll } = await open(api);
    for (const box of poll.getAllByRole('checkbox')) await user.click(box);
    await user.click(poll.getByRole('button', { name: 'Vote' }));
    expect(await poll.findByText(/Results show from 5 voters on/)).toBeVisible();
    expect(api.callsTo(VOTE)[0]?.body.options).toEqual(['1', '2']);
  });

  it.each([
    ['without a network', () => noAnswer, 'Your vote was not counted'],
    [
      'after the end',
      () => refuse(409, 'This poll has ended.', undefined, 'poll_ended'),
      'This poll has ended.',
    ],
  ] as const)('keeps the choice when voting fails %s, and says why', async (_, failure, text) => {
    const { user, poll } = await open(apiWith(aPoll()).on(VOTE, failure()));
    await user.click(poll.getByRole('radio', { name: 'Monday' }));
    await user.click(poll.getByRole('button', { name: 'Vote' }));
    expect(await screen.findByText(text, { exact: false })).toBeVisible();
    expect(poll.getByRole('radio', { name: 'Monday' })).toBeChecked();
  });
});

describe('a poll after the own vote', () => {
  it('lets the vote be changed, withdrawn and kept', async () => {
    const api = apiWith(counted(['1'])).on(VOTE, ({ body }) =>
      accept({ data: body.options.length > 0 ? counted(body.options) : aPoll() }),
    );
    const { user, poll } = await open(api);
    await user.click(poll.getByRole('button', { name: 'Change vote' }));
    expect(poll.getByRole('radio', { name: 'Monday' })).toBeChecked();
    await user.click(poll.getByRole('button', { name: 'Cancel' }));
    expect(api.callsTo(VOTE)).toEqual([]);
    await user.click(poll.getByRole('button', { name: 'Change vote' }));
    await user.click(poll.getByRole('radio', { name: 'मंगलवार की शाम' }));
    await user.click(poll.getByRole('button', { name: 'Vote' }));
    await waitFor(() => expect(poll.getAllByRole('listitem')[1]).toHaveTextContent(/Your vote/));
    await user.click(poll.getByRole('button', { name: 'Change vote' }));
    await user.click(poll.getByRole('button', { name: 'Withdraw vote' }));
    await waitFor(() => expect(poll.queryByText(/41 people voted/)).not.toBeInTheDocument());
    for (const option of poll.getAllByRole('radio')) expect(option).not.toBeChecked();
    expect(api.callsTo(VOTE).map(({ body }) => body.options)).toEqual([['2'], []]);
  });
});

it('a poll moves only after the own vote: what is told live changes nothing of it', async () => {
  const api = apiWith(counted(['1']));
  const { poll } = await open(api);
  await waitFor(() => expect(api.streams.at(-1)?.body.posts).toEqual(['7']));
  const [stream] = api.streams.slice(-1);
  stream?.send('hello', { unread: 0, newPosts: 0, counts: [] });
  stream?.send('counts', [{ id: '7', likes: 5, comments: 2 }]);
  expect(await screen.findByRole('button', { name: '5 likes' })).toBeVisible();
  expect(poll.getAllByRole('listitem')[0]).toHaveTextContent('30 votes');
  expect(api.callsTo(LIST)).toHaveLength(1);
  expect(api.callsTo('/user/feeds/getFeedById')).toEqual([]);
});

describe('a poll after its end', () => {
  it('shows results, and takes no vote', async () => {
    const { poll } = await open(apiWith(counted([], { closesAt: inHours(-3) })));
    expect(poll.getByText(/^Ended .* · 41 people voted · Who voted is not shown to anybody$/)).toBeVisible();
    expect(poll.getAllByRole('listitem')).toHaveLength(2);
    expect(poll.queryByRole('button')).not.toBeInTheDocument();
  });

  it('asks for the figures when it ended on the screen', async () => {
    const closesAt = inHours(-0.01);
    const answers = [aPoll({ closesAt }), counted([], { closesAt })];
    const api = new FakeApi().on(LIST, () =>
      feedOf(aPost('<p>Which day?</p>', { id: '7', poll: answers.shift() ?? counted([], { closesAt }) })),
    );
    await open(api);
    expect(await screen.findByText(/41 people voted/)).toBeVisible();
    expect(api.callsTo(LIST)).toHaveLength(2);
  });
});

describe('its author', () => {
  it('closes it after a question, and sees the results', async () => {
    const post = aPost('<p>Which day?</p>', { id: '7', poll: aPoll() });
    post.User = { ...post.User, id: '1' };
    const api = new FakeApi()
      .on(LIST, feedOf(post))
      .on(CLOSE, accept({ data: counted([], { closesAt: inHours(-0.01) }) }));
    const { user, poll } = await open(api);
    await user.click(poll.getByRole('button', { name: 'Close poll' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Close poll' }));
    await user.click(dialog.getByRole('button', { name: 'Close poll' }));
    expect(await screen.findByText(/^Ended .* · 41 people voted/)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(api.callsTo(CLOSE).map(({ body }) => body)).toEqual([{ feedId: '7' }]);
  });
});
