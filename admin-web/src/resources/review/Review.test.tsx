import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { screen, waitFor, within } from '@testing-library/react';
import type { CaseDecisionDto } from '../../api/generated';
import { address, expectLoggedFailures, logInBefore, settled } from '../../test/browser';
import { aCase, aCaseEntry, aCaseList } from '../../test/cases';
import { deferred, failure, type Answer, type FakeApi } from '../../test/fakeApi';
import { renderConsole } from '../../test/renderConsole';

beforeEach(() => logInBefore());

const rows = async () => within(await screen.findByRole('list', { name: 'Cases' })).getAllByRole('link');
const caseNamed = (name: string) => screen.findByRole('article', { name });
const decisions = (api: FakeApi) => api.callsOf('/admin/review/decide').map(({ body }) => body);

/** Decided cases leave the list that waits. */
function leavingQueue(api: FakeApi, count = 3): void {
  const gone = new Set<unknown>();
  api.answer('/admin/review/getCases', ({ body }) => {
    const all = Array.from({ length: count }, (_, index) => aCaseEntry(index + 1));
    const left = all.filter(({ id }) => !gone.has(id));
    return { body: { success: true, data: aCaseList(body, left) } };
  });
  api.answer('/admin/review/decide', ({ body }) => {
    gone.add(body.id);
    const undoableUntil = new Date(Date.now() + 600_000).toISOString();
    return { body: { success: true, message: 'Decided', data: { undoableUntil } } };
  });
  api.answer('/admin/review/undo', ({ body }) => {
    gone.delete(body.id);
    return { body: { success: true, message: 'The case is open again' } };
  });
}

test('cases are listed with the time that is left, reasons, kind and whose it is, and who has them open', async () => {
  const { api } = renderConsole('/review', (prepared) =>
    prepared.answer('/admin/review/getCases', ({ body }) => ({
      body: {
        success: true,
        data: aCaseList(body, [
          aCaseEntry(1, {
            dueAt: new Date(Date.now() - 60_000).toISOString(),
            reasons: [
              { reason: 'intimate', reports: 2 },
              { reason: 'hate', reports: 1 },
            ],
          }),
          aCaseEntry(2, { dueAt: new Date(Date.now() + 3_700_000).toISOString(), openBy: 'anita' }),
          aCaseEntry(6, { kind: 'member', User: null, state: 'appealed', excerpt: '' }),
        ]),
      },
    })),
  );
  const texts = (await rows()).map((row) => row.textContent);
  expect(texts).toEqual([
    'lateIntimate picture ×2, Hate Post · Member 1 · Post 1',
    '1 hSpam ×2open by anita Post · Member 2 · Post 2',
    '6 dSecond look: Spam ×6 Profile · a former member',
  ]);
  expect(api.callsOf('/admin/review/getCases').map(({ body }) => body)).toContainEqual({
    page: 1,
    limit: PAGE_SIZE,
    list: 'waiting',
  });
});

test('a case shows what was reported, who reported it in figures, and earlier decisions in words', async () => {
  const { user } = renderConsole('/review', (prepared) =>
    prepared.answer('/admin/review/getCase', ({ body }) => ({
      body: {
        success: true,
        data: aCase(Number(body.id), {
          isEdited: true,
          isVisible: false,
          content: {
            ...aCase(1).content,
            text: '<p>Buy <b>now</b><script>alert(1)</script></p>',
          },
          earlier: [
            {
              id: '77',
              kind: 'post',
              at: '2026-11-03T05:30:00.000Z',
              state: 'decided',
              outcome: 'violation',
              rule: 4,
              isRemoved: true,
              measure: 'limit',
              until: '2026-11-10T05:30:00.000Z',
              byPage: null,
            },
          ],
        }),
      },
    })),
  );
  await user.click((await rows())[0] as HTMLElement);
  const opened = await caseNamed('Post of Member 1');
  expect(address()).toBe('/admin/review?case=1');
  expect(within(opened).getByText('now')).toBeVisible();
  expect(opened.querySelector('script')).toBeNull();
  expect(opened).toHaveTextContent('Edited since');
  expect(opened).toHaveTextContent('Not visible to members any more');
  expect(opened).toHaveTextContent('Reporter 1: member for a year, 4 of 5 right');
  expect(opened).toHaveTextContent('Again and again');
  expect(within(opened).getByRole('link', { name: /Removed a post/ })).toHaveTextContent(
    'Removed a post on 3 November 2026: rule 4; limited until 10 November 2026',
  );
  expect(within(opened).getByRole('link', { name: 'Details of the member' })).toHaveAttribute(
    'href',
    '/admin/users/id/999',
  );
  expect(within(opened).getByRole('link', { name: 'Find it in Content' })).toHaveAttribute(
    'href',
    '/admin/content/removed?id=499',
  );
});

test('a case is decided by keyboard alone; the next one takes its place and the focus', async () => {
  const { api, user } = renderConsole('/review', leavingQueue);
  await rows();
  await user.keyboard('j');
  await caseNamed('Post of Member 1');
  expect(screen.getByRole('heading', { name: 'Post of Member 1' })).toHaveFocus();
  // The next case is fetched in advance.
  await waitFor(() =>
    expect(api.callsOf('/admin/review/getCase').map(({ body }) => body.id)).toEqual(['1', '2']),
  );

  await user.keyboard('4rwm');
  const note = screen.getByLabelText('Message to the member (optional)');
  expect(note).toHaveFocus();
  // While somebody types, letters are letters.
  await user.keyboard('sdf 1{Escape}{Enter}');
  await waitFor(() =>
    expect(decisions(api)).toEqual([
      {
        id: '1',
        version: 1,
        outcome: 'violation',
        rule: 4,
        remove: true,
        measure: 'warning',
        note: 'sdf 1',
      },
    ]),
  );
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Post of Member 2' })).toHaveFocus());
  expect(await screen.findByText(/^Decided\. Next: Post of Member 2/)).toBeVisible();
  await waitFor(async () => expect(await rows()).toHaveLength(2));

  await user.keyboard('d{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Post of Member 3' })).toHaveFocus());
  await user.keyboard('f{Enter}');
  expect(await screen.findByText('Decided. Nothing else waits here.')).toBeVisible();
  expect(decisions(api).slice(1)).toEqual([
    { id: '2', version: 1, outcome: 'no_violation' },
    { id: '3', version: 1, outcome: 'bad_faith' },
  ]);
  expect(await screen.findByText('Nothing waits')).toBeVisible();
  expect(address()).toBe('/admin/review');
});

test('a decision is made with the mouse, and says what is missing', async () => {
  const { api, user } = renderConsole('/review?case=2', (prepared) => {
    leavingQueue(prepared);
    prepared.answer('/admin/review/getCase', ({ body }) => ({
      body: {
        success: true,
        data: aCase(Number(body.id), { reasons: [{ reason: 'other', reports: 1 }] }),
      },
    }));
  });
  await caseNamed('Post of Member 2');
  const decide = screen.getByRole('button', { name: 'Decide' });
  expect(decide).toHaveAttribute('aria-disabled', 'true');
  expect(decide).toHaveAccessibleDescription('Please choose what you decide');
  await user.click(decide);
  expect(screen.getByRole('alert')).toHaveTextContent('Please choose what you decide');
  await user.click(screen.getByRole('button', { name: 'Violation…' }));
  expect(decide).toHaveAccessibleDescription('Please say which rule is broken');
  await user.click(decide);
  expect(screen.getByRole('alert')).toHaveTextContent('Please say which rule is broken');
  await user.click(screen.getByRole('combobox', { name: 'Broken rule' }));
  await user.click(screen.getByRole('option', { name: '8. Spam and collecting data' }));
  expect(decide).toHaveAttribute('aria-disabled', 'false');
  await user.click(screen.getByRole('button', { name: 'Suspend' }));
  await user.click(decide);
  await waitFor(() =>
    expect(decisions(api)).toEqual([
      { id: '2', version: 1, outcome: 'violation', rule: 8, remove: false, measure: 'suspension', days: 7 },
    ]),
  );
  expect(await caseNamed('Post of Member 3')).toBeVisible();
});

test('the key of the message does nothing before there is somebody to tell, and other keys stay keys', async () => {
  const { user } = renderConsole('/review?case=1', leavingQueue);
  await caseNamed('Post of Member 1');
  await user.keyboard('m2r');
  expect(screen.getByRole('checkbox', { name: /^Remove/ })).toBeChecked();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.keyboard('m');
  expect(screen.getByRole('textbox')).toHaveFocus();
  await user.keyboard('{Escape}d2');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a limit and a suspension are for days, by keyboard and by hand', async () => {
  const { api, user } = renderConsole('/review?case=1', leavingQueue);
  await caseNamed('Post of Member 1');
  const choose = async (days: string) => {
    await user.click(screen.getByRole('combobox', { name: /^(Limited|Suspended) for$/ }));
    await user.click(await screen.findByRole('option', { name: days }));
  };
  await user.keyboard('2l');
  expect(screen.getByRole('combobox', { name: 'Limited for' })).toHaveTextContent('7 days');
  await user.click(screen.getByRole('combobox', { name: 'Limited for' }));
  const offered = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(offered).toEqual(['1 day', '3 days', '7 days', '14 days', '30 days']);
  await user.click(screen.getByRole('option', { name: '1 day' }));
  await user.click(screen.getByRole('button', { name: 'Decide' }));
  await caseNamed('Post of Member 2');
  await user.keyboard('2s');
  await choose('Without an end');
  // A limit has an end: the days that are offered first.
  await user.keyboard('l');
  expect(screen.getByRole('combobox', { name: 'Limited for' })).toHaveTextContent('7 days');
  await user.keyboard('s');
  expect(screen.getByRole('combobox', { name: 'Suspended for' })).toHaveTextContent('Without an end');
  await user.click(screen.getByRole('button', { name: 'Decide' }));
  const violation = { version: 1, outcome: 'violation', rule: 2, remove: false };
  await waitFor(() =>
    expect(decisions(api)).toEqual([
      { id: '1', ...violation, measure: 'limit', days: 1 },
      { id: '2', ...violation, measure: 'suspension' },
    ]),
  );
});

describe('by thumb', () => {
  beforeEach(() => {
    window.innerWidth = 360;
  });

  test('a violation with removal and warning takes four taps, its rule is that of the reports', async () => {
    const { api, user } = renderConsole('/review?case=1', leavingQueue);
    await caseNamed('Post of Member 1');
    await user.click(screen.getByRole('button', { name: 'Violation…' }));
    expect(screen.getByRole('combobox', { name: 'Broken rule, as reported' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'No violation' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Remove the post' }));
    await user.click(screen.getByRole('button', { name: 'Warn' }));
    await user.click(screen.getByRole('button', { name: 'Decide' }));
    await waitFor(() =>
      expect(decisions(api)).toEqual([
        { id: '1', version: 1, outcome: 'violation', rule: 8, remove: true, measure: 'warning' },
      ]),
    );
  });

  test('a violation gives way to the other outcomes again, and the message waits behind a button', async () => {
    const { user } = renderConsole('/review?case=1', leavingQueue);
    await caseNamed('Post of Member 1');
    await user.click(screen.getByRole('button', { name: 'Violation…' }));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Message' }));
    expect(screen.getByLabelText('Message to the member (optional)')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Choose another outcome' }));
    expect(screen.getByRole('button', { name: 'Violation…' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Decide' })).toHaveAttribute('aria-disabled', 'true');
  });
});

test.each([
  [
    'by the button of the notice',
    async (user: Awaited<ReturnType<typeof renderConsole>>['user']) =>
      user.click(await screen.findByRole('button', { name: 'Undo the decision about Post of Member 1' })),
  ],
  ['by its key', (user: Awaited<ReturnType<typeof renderConsole>>['user']) => user.keyboard('z')],
])('a decision is undone %s, and the case is open again', async (_, undo) => {
  const { api, user } = renderConsole('/review?case=1', leavingQueue);
  await caseNamed('Post of Member 1');
  await user.keyboard('d{Enter}');
  await caseNamed('Post of Member 2');
  await undo(user);
  await caseNamed('Post of Member 1');
  expect(api.callsOf('/admin/review/undo').map(({ body }) => body)).toEqual([{ id: '1' }]);
  expect(await screen.findByText('The decision is undone, and the case is open again.')).toBeVisible();
  await waitFor(async () => expect(await rows()).toHaveLength(3));
});

test('a decided case says what was decided, and is undone there by who decided it', async () => {
  const undoableUntil = new Date(Date.now() + 300_000).toISOString();
  const { api, user } = renderConsole('/review?list=decided', (prepared) =>
    prepared.answer('/admin/review/getCase', () => ({
      body: {
        success: true,
        data: aCase(1, {
          state: 'decided',
          outcome: 'violation',
          decision: {
            outcome: 'violation',
            rule: 4,
            isRemoved: true,
            measure: 'warning',
            hidesAll: false,
            until: null,
            reason: null,
            note: 'Please be yourself',
            at: '2026-11-20T05:30:00.000Z',
            by: 'rsrivastava',
            byPage: null,
            undoableUntil,
          },
        }),
      },
    })),
  );
  expect((await rows())[0]).toHaveTextContent('No violation · Spam');
  await user.click((await rows())[0] as HTMLElement);
  const decision = await screen.findByRole('region', { name: 'Decision' });
  expect(decision).toHaveTextContent('Rule 4 is broken: Pretending to be somebody else');
  expect(decision).toHaveTextContent('It is removed. The member is warned.');
  expect(decision).toHaveTextContent('Please be yourself');
  expect(screen.queryByRole('button', { name: 'Decide' })).not.toBeInTheDocument();
  api.answer('/admin/review/getCase', () => ({ body: { success: true, data: aCase(1) } }));
  await user.click(within(decision).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Decide' })).toBeVisible();
  expect(address()).toBe('/admin/review?case=1');
});

test('somebody else’s decision is said and shown; what was typed stays', async () => {
  // react-admin logs it in development builds.
  expectLoggedFailures();
  const { api, user } = renderConsole('/review?case=1');
  await caseNamed('Post of Member 1');
  await user.keyboard('4m');
  await user.keyboard('Please be yourself{Escape}');
  api.answer('/admin/review/decide', failure(409, 'Somebody has decided this meanwhile.', 'already_decided'));
  // Another report joined: the case is newer, and still open.
  api.answer('/admin/review/getCase', () => ({ body: { success: true, data: aCase(1, { version: 2 }) } }));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody has decided this meanwhile.');
  expect(screen.getByLabelText('Message to the member (optional)')).toHaveValue('Please be yourself');
  await settled();

  api.answer('/admin/review/getCase', () => ({
    body: {
      success: true,
      data: aCase(1, {
        state: 'decided',
        outcome: 'no_violation',
        decision: {
          outcome: 'no_violation',
          rule: null,
          isRemoved: false,
          measure: null,
          until: null,
          reason: null,
          note: null,
          at: '2026-11-20T05:30:00.000Z',
          by: 'anita',
          undoableUntil: null,
        } as never,
      }),
    },
  }));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('region', { name: 'Decision' })).toHaveTextContent('Decided by anita');
  expect(decisions(api).map(({ version }) => version)).toEqual([1, 2]);
  expect(screen.getByRole('alert')).toHaveTextContent('Please be yourself');
});

test('grave pictures are fetched and shown only when asked, by the button or its key', async () => {
  const grave = (prepared: FakeApi) =>
    prepared.answer('/admin/review/getCase', ({ body }) => ({
      body: {
        success: true,
        data: aCase(Number(body.id), {
          reasons: [{ reason: 'intimate', reports: 1 }],
          content: { ...aCase(1).content, images: ['media/a.webp', 'media/b.webp'] },
        }),
      },
    }));
  const { user, api } = renderConsole('/review?case=1', grave);
  await caseNamed('Post of Member 1');
  expect(api.callsOf('/admin/review/getEvidence')).toEqual([]);
  expect(screen.getByText('2 pictures, not shown')).toBeVisible();
  expect(screen.queryByRole('img', { name: /Reported picture/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show the pictures' }));
  expect(await screen.findByRole('img', { name: 'Reported picture 2 of 2' })).toHaveAttribute(
    'src',
    `data:image/webp;base64,${btoa('picture 1 of case 1')}`,
  );
  await user.keyboard('j');
  await caseNamed('Post of Member 2');
  expect(screen.queryByRole('img', { name: /Reported picture/ })).not.toBeInTheDocument();
  await user.keyboard('b');
  expect(await screen.findByRole('img', { name: 'Reported picture 1 of 2' })).toBeVisible();
});

test('a removal by the people who run a page says whose it is, and why', async () => {
  // The generated types do not have the null of the measure.
  const measure = null as unknown as CaseDecisionDto['measure'];
  const decision: CaseDecisionDto = {
    ...{ outcome: 'violation', rule: null, isRemoved: true, measure, hidesAll: false, until: null },
    ...{ reason: null, note: 'Not about robots', at: '2026-11-20T05:30:00.000Z', by: null },
    ...{ byPage: 'Robotics Club', undoableUntil: null },
  };
  renderConsole('/review?case=1', (prepared) =>
    prepared.answer('/admin/review/getCase', {
      body: { success: true, data: aCase(1, { state: 'appealed', source: 'page', reasons: [], decision }) },
    }),
  );
  const made = await screen.findByRole('region', { name: 'Decision' });
  expect(made).toHaveTextContent('Removed by the people who run its page');
  expect(made).toHaveTextContent(/Robotics Club, .+It is removed\./);
  expect(made).toHaveTextContent('Not about robots');
});

const appealed = (isDecidable: boolean) =>
  aCase(1, {
    state: 'appealed',
    outcome: 'violation',
    decision: {
      outcome: 'violation',
      rule: 8,
      isRemoved: true,
      measure: null,
      until: null,
      reason: null,
      note: null,
      at: '2026-11-20T05:30:00.000Z',
      by: 'anita',
      undoableUntil: null,
    } as never,
    appeal: { text: 'It was a joke', at: '2026-11-21T05:30:00.000Z', reply: null, isDecidable },
  });

test('an appeal is answered with the member’s words and the earlier decision in view', async () => {
  const { api, user } = renderConsole('/review?case=1', (prepared) =>
    prepared.answer('/admin/review/getCase', { body: { success: true, data: appealed(true) } }),
  );
  const opened = await caseNamed('Post of Member 1');
  expect(opened).toHaveTextContent('It was a joke');
  expect(opened).toHaveTextContent('Rule 8 is broken: Spam and collecting data');
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Please choose whether the decision holds');
  await user.click(screen.getByRole('button', { name: 'Reverse it' }));
  await user.type(screen.getByLabelText('Reply to the member (optional)'), ' You are right. ');
  api.answer('/admin/review/getCase', ({ body }) => ({
    body: { success: true, data: aCase(Number(body.id)) },
  }));
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  expect(await screen.findByText(/^Answered\. Next: Post of Member 2/)).toBeVisible();
  expect(api.callsOf('/admin/review/decideAppeal').map(({ body }) => body)).toEqual([
    { id: '1', version: 1, outcome: 'overturned', reply: 'You are right.' },
  ]);
});

test('an appeal against one’s own decision says that somebody else must look', async () => {
  renderConsole('/review?case=1', (prepared) =>
    prepared.answer('/admin/review/getCase', { body: { success: true, data: appealed(false) } }),
  );
  expect(await screen.findByText('Somebody else must look: you decided this case.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Answer' })).not.toBeInTheDocument();
});

test('an internship stands with checklist, page and its age, what changed, and refusals before; declining needs a reason', async () => {
  const { api, user } = renderConsole('/review?case=1', (prepared) => {
    const internship = { kind: 'opening' as const, source: 'internship' as const, reasons: [] };
    prepared.answer('/admin/review/getCase', {
      body: {
        success: true,
        data: aCase(1, {
          ...internship,
          reports: [],
          content: {
            ...{ title: 'Telescope operator', text: 'With Ritwik\n₹3000–4000 a month', images: [] },
            ...{ parentId: '7', at: '2026-11-20T05:30:00.000Z' },
          },
          approval: {
            page: {
              ...{ id: '7', title: 'Dhruv Astronomy Circle' },
              createdAt: new Date(Date.now() - 40 * 86_400_000).toISOString(),
            },
            before: {
              ...{ title: 'Telescope operator', text: 'With Ritwik\n₹5000–6000 a month' },
              at: '2026-11-10T05:30:00.000Z',
            },
            refusals: [
              {
                id: '70',
                title: 'Campus ambassador',
                reason: 'It names nobody',
                at: '2026-11-03T05:30:00.000Z',
              },
            ],
          },
        }),
      },
    });
    prepared.answer('/admin/review/getCases', ({ body }) => ({
      body: { success: true, data: aCaseList(body, [aCaseEntry(1, internship), aCaseEntry(2)]) },
    }));
  });
  const opened = await caseNamed('Opening of Member 1');
  expect(opened).toHaveTextContent('Asks to be approved');
  expect(opened).not.toHaveTextContent('0 reports');
  const part = (name: string) => within(opened).getByRole('region', { name });
  expect(within(part('Approve it only if')).getAllByRole('listitem')).toHaveLength(3);
  expect(part('The page it comes from')).toHaveTextContent(/Dhruv Astronomy Circle.*, 40 days/);
  const changes = part('Changed since it was approved');
  expect(
    within(changes)
      .getAllByRole('deletion')
      .map((line) => line.textContent),
  ).toEqual(['₹5000–6000 a month']);
  expect(
    within(changes)
      .getAllByRole('insertion')
      .map((line) => line.textContent),
  ).toEqual(['₹3000–4000 a month']);
  expect(within(part('Declined before')).getByRole('link')).toHaveTextContent(
    /Campus ambassador.*3 November 2026/,
  );
  expect(part('Declined before')).toHaveTextContent('It names nobody');
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  await user.click(screen.getByRole('button', { name: 'Decide' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Please write why it is declined');
  await user.type(screen.getByRole('textbox'), 'Name who guides them');
  await user.click(screen.getByRole('button', { name: 'Decide' }));
  await waitFor(() =>
    expect(decisions(api)).toMatchObject([{ id: '1', outcome: 'decline', note: 'Name who guides them' }]),
  );
});

test('of an application only what the reporter received is shown, and nothing can be removed', async () => {
  const reported = { kind: 'application' as const, reasons: [{ reason: 'scam' as const, reports: 1 }] };
  const { api, user } = renderConsole('/review?case=1', (prepared) => {
    leavingQueue(prepared, 1);
    prepared.answer('/admin/review/getCase', {
      body: {
        success: true,
        data: aCase(1, {
          ...{ ...reported, isEdited: true },
          content: {
            ...{
              title: 'Telescope operator',
              text: '28 Nov 2026, 10:15\nPay 500 rupees <b>first</b>.',
              images: [],
            },
            ...{ parentId: '7', at: '2026-11-28T05:30:00.000Z' },
          },
        }),
      },
    });
  });
  const opened = await caseNamed('Messages of Member 1 in an application');
  expect(within(opened).getByText(/Pay 500 rupees <b>first<\/b>\./)).toBeVisible();
  expect(opened).toHaveTextContent('What they wrote to who reported it.');
  expect(opened).toHaveTextContent('They wrote more since');
  expect(within(opened).getByRole('link', { name: 'Find the opening in Content' })).toHaveAttribute(
    'href',
    '/admin/content/openings?id=7',
  );
  await user.keyboard('r6');
  expect(screen.queryByRole('checkbox', { name: /Remove/ })).not.toBeInTheDocument();
  await user.keyboard('w{Enter}');
  await waitFor(() =>
    expect(decisions(api)).toMatchObject([
      { id: '1', outcome: 'violation', rule: 6, remove: false, measure: 'warning' },
    ]),
  );
});

test('a reported reply stands below the comment that it answers', async () => {
  renderConsole('/review?case=1', (prepared) => {
    prepared.answer('/admin/review/getCase', {
      body: {
        success: true,
        data: aCase(1, {
          kind: 'comment',
          content: {
            title: null,
            text: 'Pay first.',
            images: [],
            parentId: '9',
            at: '2026-11-28T05:30:00.000Z',
          },
          Parent: { id: '8', name: 'Ritu Iyer', text: 'Is it free?' },
        }),
      },
    });
  });
  expect(await caseNamed('Comment of Member 1')).toHaveTextContent(
    /Reply to Ritu IyerIs it free\?Pay first\./,
  );
});

test('the keys are listed, and are nothing once they are switched off in the profile', async () => {
  const { api, user } = renderConsole('/review?case=1');
  await caseNamed('Post of Member 1');
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keys in Review' })).toHaveTextContent('Dno violation');
  // Behind the dialog, nothing is decided.
  await user.keyboard('d');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: /^No violation/ })).toHaveAttribute('aria-pressed', 'false');
  await user.keyboard('{Control>}d{/Control}');
  expect(screen.getByRole('button', { name: /^No violation/ })).toHaveAttribute('aria-pressed', 'false');

  await user.click(screen.getByRole('button', { name: /^Profile menu/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Profile' }));
  await user.click(await screen.findByRole('switch', { name: 'Keys in Review' }));
  await user.click(
    within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: /^Review/ }),
  );
  await rows();
  await user.keyboard('jd{Enter}');
  await settled();
  expect(address()).toBe('/admin/review');
  expect(decisions(api)).toEqual([]);
});

test('what was just decided does not follow the last case, however late the list arrives', async () => {
  let isLate = false;
  const { handler, respond } = deferred();
  const { user } = renderConsole('/review', (prepared) => {
    leavingQueue(prepared, 2);
    const both = (body: object): Answer => ({
      body: { success: true, data: aCaseList(body, [aCaseEntry(1), aCaseEntry(2)]) },
    });
    prepared.answer('/admin/review/getCases', (received, signal) =>
      isLate ? handler(received, signal) : both(received.body),
    );
  });
  await rows();
  await user.keyboard('j');
  await caseNamed('Post of Member 1');
  isLate = true;
  await user.keyboard('d{Enter}');
  await caseNamed('Post of Member 2');
  await user.keyboard('d{Enter}');
  expect(await screen.findByText('Decided. Nothing else waits here.')).toBeVisible();
  respond({ body: { success: true, data: aCaseList({}, []) } });
  expect(await screen.findByText('Nothing waits')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Review', level: 1 })).toHaveFocus());
});

test('two presses of Enter decide once', async () => {
  const { respond, handler } = deferred();
  const { api, user } = renderConsole('/review?case=1', (prepared) =>
    prepared.answer('/admin/review/decide', handler),
  );
  await caseNamed('Post of Member 1');
  await user.keyboard('d{Enter}{Enter}');
  respond({
    body: { success: true, message: 'Decided', data: { undoableUntil: new Date().toISOString() } },
  });
  await caseNamed('Post of Member 2');
  expect(decisions(api)).toHaveLength(1);
});
