import { screen, waitFor, within } from '@testing-library/react';
import { MAX_REPORT_LENGTH } from '@campus-commons/web-kit/bounds/generated.ts';
import { feedAddress } from '../../lib/address/feeds';
import { aComment, aPage, aPost, aProfile, feedOf, growing, tokenOf } from '../../test/factories';
import { accept, FakeApi, later, refuse } from '../../test/fakeApi';
import { renderApp } from '../../test/renderApp';

const REPORT = '/user/safety/report';
const sent = accept({ message: 'Done', data: { reportId: '51', dueAt: '2026-11-20T10:30:00.000Z' } });

type App = ReturnType<typeof renderApp>;

/** Opens a menu, and from it the dialog. */
async function openDialog(app: App, name: string) {
  await app.user.click(await screen.findByRole('button', { name: `Options for ${name}` }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.at(-1)).toHaveTextContent('Report');
  await app.user.click(items.at(-1) as HTMLElement);
  return screen.findByRole('dialog', { name: /^Report this/ });
}

function openFeed(api = new FakeApi()) {
  return renderApp(feedAddress('everyone'), {
    token: tokenOf('1'),
    api: api.on('/user/feeds/getAllFeeds', feedOf(aPost('Pay 500 rupees for this internship'))),
  });
}

describe('reporting', () => {
  const places: [string, string, string, (api: FakeApi) => App, object][] = [
    ['a post', 'Report this post', 'Sneha Pillai', openFeed, { kind: 'post', id: '7' }],
    [
      'a comment',
      'Report this comment',
      'Lalrinpuii Hmar',
      (api) => {
        api
          .on('/user/feeds/getFeedById', accept({ data: aPost('1', { comments: 1 }) }))
          .on(
            '/user/comments/getFeedComments',
            accept({ data: { comments: [aComment('8')], pagination: growing('0', 1).pagination } }),
          );
        return renderApp('/dashboard/feed/7', { token: tokenOf('1'), api });
      },
      { kind: 'comment', id: '8' },
    ],
    [
      'a page',
      'Report this page',
      'Nakshatra Robotics Club',
      (api) => {
        const page = aPage('Nakshatra Robotics Club');
        const admin = { id: '9', name: 'Kabir Anand', profileUrl: null, isAdmin: false };
        api
          .on('/user/pages/getPageById', accept({ data: { page, admin, isFollowing: false, bell: false } }))
          .on('/user/feeds/getAllFeeds', feedOf());
        return renderApp('/dashboard/pages/details/20', { token: tokenOf('1'), api });
      },
      { kind: 'page', id: '20' },
    ],
    [
      'a member',
      'Report this profile',
      'Sneha Pillai',
      (api) => {
        const User = { id: '3', name: 'Sneha Pillai', email: null, phone: null };
        api
          .on('/user/profile/get', accept({ data: { ...aProfile(), User, isOwner: false } }))
          .on('/user/feeds/getAllFeeds', feedOf());
        return renderApp('/dashboard/profile?userId=3', { token: tokenOf('1'), api });
      },
      { kind: 'member', id: '3' },
    ],
  ];
  it.each(places)(
    '%s sends the reason and says what comes next',
    async (_what, title, name, open, subject) => {
      const api = new FakeApi().on(REPORT, sent);
      const app = open(api);
      const dialog = await openDialog(app, name);
      expect(dialog).toHaveAccessibleName(title);
      expect(within(dialog).getAllByRole('radio')).toHaveLength(12);
      expect(within(dialog).getByRole('button', { name: 'Send' })).toBeDisabled();
      const scam = within(dialog).getByRole('radio', { name: 'Scam or fake offer' });
      expect(scam).toHaveAccessibleDescription(/fees for internships/);
      await app.user.click(scam);
      await app.user.click(within(dialog).getByRole('button', { name: 'Send' }));
      const person = title === 'Report this page' ? 'Kabir Anand' : name;
      expect(await screen.findByText(/^Thank you\. A moderator looks by 20 November 2026/)).toHaveTextContent(
        `${person} is not told who reported.`,
      );
      expect(screen.queryByText('You are not alone.')).not.toBeInTheDocument();
      expect(api.callsTo(REPORT).map(({ body }) => body)).toEqual([
        { ...subject, reason: 'scam', text: null },
      ]);
    },
  );

  it('is not offered for one’s own post', async () => {
    const own = { id: '1', name: 'Ananya Tripathi', UserProfile: { profileUrl: null, title: null } };
    const app = renderApp(feedAddress('everyone'), {
      token: tokenOf('1'),
      api: new FakeApi().on('/user/feeds/getAllFeeds', feedOf(aPost('Mine', { User: own }))),
    });
    await app.user.click(await screen.findByRole('button', { name: 'Options for this post' }));
    await screen.findByRole('menuitem', { name: 'Delete' });
    expect(screen.queryByRole('menuitem', { name: 'Report' })).not.toBeInTheDocument();
  });

  it('folds the post, which can be shown again', async () => {
    const app = openFeed(new FakeApi().on(REPORT, sent));
    const dialog = await openDialog(app, 'Sneha Pillai');
    await app.user.click(within(dialog).getByRole('radio', { name: 'Spam' }));
    await app.user.click(within(dialog).getByRole('button', { name: 'Send' }));
    await app.user.click(await screen.findByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('article', { name: 'Reported.' })).toBeVisible();
    expect(screen.queryByText('Pay 500 rupees for this internship')).not.toBeInTheDocument();
    const again = screen.getByRole('button', { name: 'Show again' });
    expect(again).toHaveFocus();
    await app.user.click(again);
    expect(screen.getByText('Pay 500 rupees for this internship')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sneha Pillai' })).toHaveFocus();
  });

  it('that is cancelled sends nothing and folds nothing', async () => {
    const api = new FakeApi();
    const app = openFeed(api);
    const dialog = await openDialog(app, 'Sneha Pillai');
    await app.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('Pay 500 rupees for this internship')).toBeVisible();
    expect(api.callsTo(REPORT)).toEqual([]);
  });

  it('keeps what was typed when it fails, also from Escape, and can be sent again', async () => {
    const api = new FakeApi().on(REPORT, refuse(429, 'That was too often.'));
    const app = openFeed(api);
    const dialog = await openDialog(app, 'Sneha Pillai');
    await app.user.click(within(dialog).getByRole('radio', { name: 'Something else' }));
    const field = within(dialog).getByRole('textbox', { name: /^Anything that helps/ });
    await app.user.type(field, 'He asks everybody for a code');
    await app.user.click(within(dialog).getByRole('button', { name: 'Send' }));
    expect(await within(dialog).findByText('Your report was not sent. That was too often.')).toBeVisible();
    await app.user.keyboard('{Escape}');
    expect(field).toHaveValue('He asks everybody for a code');
    expect(within(dialog).getByRole('radio', { name: 'Something else' })).toBeChecked();
    api.on(REPORT, sent);
    await app.user.click(within(dialog).getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/^Thank you\./)).toBeVisible();
    expect(api.callsTo(REPORT).at(-1)?.body.text).toBe('He asks everybody for a code');
  });

  it('counts the characters, and sends no text that is too long', async () => {
    const app = openFeed();
    const dialog = await openDialog(app, 'Sneha Pillai');
    await app.user.click(within(dialog).getByRole('radio', { name: 'Spam' }));
    const field = within(dialog).getByRole('textbox', { name: /^Anything that helps/ });
    await app.user.click(field);
    await app.user.paste('x'.repeat(MAX_REPORT_LENGTH + 1));
    expect(field).toHaveAccessibleDescription('1,001 of 1,000');
    expect(within(dialog).getByRole('button', { name: 'Send' })).toBeDisabled();
  });

  it('sends once for a double click', async () => {
    const answer = later<typeof REPORT>();
    const api = new FakeApi().on(REPORT, () => answer.promise);
    const app = openFeed(api);
    const dialog = await openDialog(app, 'Sneha Pillai');
    await app.user.click(within(dialog).getByRole('radio', { name: 'Spam' }));
    await app.user.dblClick(within(dialog).getByRole('button', { name: 'Send' }));
    answer.give(sent);
    expect(await screen.findByText(/^Thank you\./)).toBeVisible();
    expect(api.callsTo(REPORT)).toHaveLength(1);
  });

  it.each(['Suicide or self-harm', 'Intimate pictures', 'Harm to a child'])(
    'for "%s" names who helps, with their numbers to call',
    async (reason) => {
      const app = openFeed(new FakeApi().on(REPORT, sent));
      const dialog = await openDialog(app, 'Sneha Pillai');
      await app.user.click(within(dialog).getByRole('radio', { name: reason }));
      await app.user.click(within(dialog).getByRole('button', { name: 'Send' }));
      const help = await screen.findByRole('region', { name: 'You are not alone.' });
      expect(
        within(help)
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
      ).toEqual(['tel:112', 'tel:14416', 'tel:1098', 'tel:181', 'tel:1930', 'tel:18001805522']);
      const thanks = screen.getByText(/^Thank you\./);
      expect(help.compareDocumentPosition(thanks) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
      expect(help).toHaveTextContent('Checked on 29 November 2026');
    },
  );

  it('offers to mute the author', async () => {
    const api = new FakeApi()
      .on(REPORT, sent)
      .on('/user/safety/setRelation', accept({ message: 'Done', data: { relation: 'mute' as const } }));
    const app = openFeed(api);
    const dialog = await openDialog(app, 'Sneha Pillai');
    await app.user.click(within(dialog).getByRole('radio', { name: 'Spam' }));
    await app.user.click(within(dialog).getByRole('button', { name: 'Send' }));
    await app.user.click(await screen.findByRole('button', { name: 'Mute Sneha Pillai' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.callsTo('/user/safety/setRelation')[0]?.body).toEqual({ userId: '3', relation: 'mute' });
  });
});
