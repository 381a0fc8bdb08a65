import { screen, within } from '@testing-library/react';
import { feedAddress } from '../../lib/address/feeds';
import { draftsOf } from '../../lib/drafts/drafts';
import { accept, FakeApi } from '../../test/fakeApi';
import { aPost, aProfile, feedOf, onePage, tokenOf } from '../../test/factories';
import { renderApp } from '../../test/renderApp';

const ends = (until: string) => aProfile({ limit: { until, rule: 2 } });
const SENTENCE = 'You cannot post, comment or follow until 3 December 2099: Hatred.';
const limitedUntil = (until: string) =>
  new FakeApi()
    .on('/user/profile/get', accept({ data: ends(until) }))
    .on('/user/feeds/getAllFeeds', feedOf(aPost('<p>Hello</p>')))
    .on('/user/comments/getFeedComments', accept({ data: { comments: [], pagination: onePage(0) } }));
const open = (until: string) =>
  renderApp(feedAddress('everyone'), { token: tokenOf('1'), api: limitedUntil(until) });

it('a limited member reads until when and why in place of the composer and of the comment, and drafts stay', async () => {
  draftsOf('1').write('comment:7', 'Half a thought');
  const { user } = open('2099-12-03T06:30:00.000Z');
  const notice = await screen.findByText(SENTENCE, { exact: false });
  expect(within(notice).getByRole('link', { name: 'See the decision' })).toHaveAttribute(
    'href',
    '/dashboard/account-settings#safety',
  );
  expect(screen.queryByRole('button', { name: /Share your thoughts|Draft:/ })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: /comment/i, expanded: false }));
  expect(await screen.findAllByText(SENTENCE, { exact: false })).toHaveLength(2);
  expect(screen.queryByRole('textbox', { name: 'Write a comment' })).not.toBeInTheDocument();
  expect(draftsOf('1').read('comment:7')).toBe('Half a thought');
});

it('writes again once the limit is over, also before the profile is fetched again', async () => {
  open(new Date(Date.now() - 1000).toISOString());
  expect(await screen.findByRole('button', { name: 'Share your thoughts...' })).toBeVisible();
  expect(screen.queryByText(/^You cannot post/)).not.toBeInTheDocument();
});
