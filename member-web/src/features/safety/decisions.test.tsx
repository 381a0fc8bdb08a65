import { screen, waitFor, within } from '@testing-library/react';
import type { OwnDecisionDto, OwnReportDto } from '../../api/generated';
import { onePage, pageOfMany, tokenOf } from '../../test/factories';
import { accept, FakeApi, later, noAnswer, refuse } from '../../test/fakeApi';
import { renderApp } from '../../test/renderApp';

const REPORTS = '/user/safety/getReports';
const DECISIONS = '/user/safety/getDecisions';
const APPEAL = '/user/safety/appeal';

const aReport = (rest: Partial<OwnReportDto> = {}): OwnReportDto => ({
  id: '51',
  kind: 'post',
  reason: 'scam',
  text: '',
  at: '2026-11-20T05:00:00.000Z',
  hasActed: null,
  ...rest,
});
const aDecision = (rest: Partial<OwnDecisionDto> = {}): OwnDecisionDto => ({
  id: '31',
  kind: 'post',
  targetId: '7',
  excerpt: 'Pay 500 rupees for this internship',
  at: '2026-11-20T05:00:00.000Z',
  state: 'decided',
  outcome: 'violation',
  isRemoved: true,
  measure: null,
  hidesAll: false,
  until: null,
  rule: 6,
  note: null,
  byPage: null,
  appealUntil: null,
  appeal: null,
  reply: null,
  ...rest,
});
const reports = (...given: OwnReportDto[]) =>
  accept({ data: { reports: given, pagination: onePage(given.length) } });
const decisions = (...given: OwnDecisionDto[]) =>
  accept({ data: { decisions: given, pagination: onePage(given.length) } });
const inAWeek = () => new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString();

async function open(api: FakeApi) {
  api
    .unlessSet('/user/account/getSessions', accept({ data: [] }))
    .unlessSet('/user/account/getRemovals', accept({ data: { removals: [], pagination: onePage(0) } }));
  const app = renderApp('/dashboard/account-settings#safety', { token: tokenOf('1'), api });
  await screen.findByRole('heading', { name: 'Decisions about you' });
  return app;
}

describe('one’s own reports', () => {
  it('are listed with what became of each', async () => {
    await open(
      new FakeApi().on(
        REPORTS,
        reports(
          aReport({ text: 'They want a fee' }),
          aReport({ id: '50', kind: 'member', reason: 'impersonation', hasActed: true }),
          aReport({ id: '49', kind: 'comment', reason: 'spam', hasActed: false }),
        ),
      ),
    );
    const list = await screen.findByRole('list', { name: 'Your reports' });
    const rows = await within(list).findAllByRole('listitem');
    expect(rows[0]).toHaveTextContent(
      'Scam or fake offerA post · 20 November 2026They want a feeA moderator has not decided yet.',
    );
    expect(rows[1]).toHaveTextContent(
      /Pretending to be somebody elseA profile.*We looked at your report and acted\.$/,
    );
    expect(rows[2]).toHaveTextContent(/our rules are not broken\. You can still block or mute\.$/);
  });

  it('grow by ten', async () => {
    const api = new FakeApi().on(REPORTS, ({ body: { page = 1 } }) => {
      const { numbers, pagination } = pageOfMany(page, 12);
      return accept({ data: { reports: numbers.map((id) => aReport({ id: String(id) })), pagination } });
    });
    const app = await open(api);
    const list = await screen.findByRole('list', { name: 'Your reports' });
    expect(await within(list).findAllByRole('listitem')).toHaveLength(10);
    await app.user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(12));
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('and decisions say in one line that there are none', async () => {
    await open(new FakeApi());
    expect(await screen.findByText('You have not reported anything.')).toBeVisible();
    expect(screen.getByText('There are none, and only you would see them.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /your reports/ })).not.toBeInTheDocument();
  });

  it('say that they cannot be fetched', async () => {
    await open(new FakeApi().on(REPORTS, noAnswer));
    expect(await screen.findByText('Failed to fetch your reports')).toBeVisible();
  });
});

describe('decisions about oneself', () => {
  const rowsOf = async (api: FakeApi) => {
    const app = await open(api);
    const list = await screen.findByRole('list', { name: 'Decisions about you' });
    return { app, list, rows: await within(list).findAllByRole('listitem') };
  };

  it('say what was decided, why, and what became of the appeal', async () => {
    const { rows } = await rowsOf(
      new FakeApi().on(
        DECISIONS,
        decisions(
          aDecision({ note: 'The fee is not allowed.' }),
          aDecision({ id: '30', state: 'appealed', appeal: 'There is no fee' }),
          aDecision({ id: '29', state: 'overturned', appeal: 'It was a joke', reply: 'We see that now.' }),
          aDecision({ id: '28', state: 'upheld', excerpt: '', appeal: 'No' }),
        ),
      ),
    );
    expect(rows[0]).toHaveTextContent(
      'Pay 500 rupees for this internshipYour post · 20 November 2026We removed your post: Fraud and false offers.Our note: The fee is not allowed.',
    );
    expect(rows[1]).toHaveTextContent(
      /You wrote: There is no feeYou asked for a second look\. Somebody else looks at it\.$/,
    );
    expect(rows[2]).toHaveTextContent(/We looked again and reversed our decision\. We see that now\.$/);
    expect(rows[3]).toHaveTextContent(/^Without text.*We looked again and kept our decision\.$/);
    expect(screen.queryByRole('button', { name: 'Ask for a second look' })).not.toBeInTheDocument();
  });

  it('of the people who run a page say so, and why, once', async () => {
    const removed = { byPage: 'Robotics Club', rule: null, note: 'Not about robots' };
    await open(new FakeApi().on(DECISIONS, decisions(aDecision({ ...removed, appealUntil: inAWeek() }))));
    const list = await screen.findByRole('list', { name: 'Decisions about you' });
    const row = await within(list).findByRole('listitem');
    expect(row).toHaveTextContent(
      /The people who run .?Robotics Club.? removed your post: Not about robots\.You can ask/u,
    );
    expect(within(row).getByRole('button', { name: 'Ask for a second look' })).toBeVisible();
  });

  it('that send help name who helps', async () => {
    const { rows } = await rowsOf(
      new FakeApi().on(
        DECISIONS,
        decisions(aDecision({ outcome: 'send_help', isRemoved: false, rule: null })),
      ),
    );
    expect(rows[0]).toHaveTextContent('it breaks no rule');
    expect(screen.getByRole('link', { name: /^14416/ })).toHaveAttribute('href', 'tel:14416');
  });

  it('are appealed once, and the text is kept when that fails', async () => {
    const first = later<typeof APPEAL>();
    const api = new FakeApi()
      .on(DECISIONS, decisions(aDecision({ appealUntil: inAWeek() })))
      .on(APPEAL, () => first.promise);
    const { app, list } = await rowsOf(api);
    await app.user.click(within(list).getByRole('button', { name: 'Ask for a second look' }));
    const field = await within(list).findByRole('textbox', { name: 'Why should somebody look again?' });
    expect(field).toHaveFocus();
    await app.user.type(field, 'There is no fee');
    await app.user.dblClick(within(list).getByRole('button', { name: 'Send' }));
    first.give(refuse(500, 'Something went wrong.'));
    expect(await within(list).findByText('It was not sent. Something went wrong.')).toBeVisible();
    expect(api.callsTo(APPEAL)).toHaveLength(1);
    expect(field).toHaveValue('There is no fee');

    api.on(APPEAL, () => {
      api.on(DECISIONS, decisions(aDecision({ state: 'appealed', appeal: 'There is no fee' })));
      return accept({ message: 'Done' });
    });
    await app.user.click(within(list).getByRole('button', { name: 'Send' }));
    expect(await within(list).findByText('You wrote: There is no fee')).toBeVisible();
    expect(within(list).queryByRole('textbox')).not.toBeInTheDocument();
    expect(within(list).getByRole('listitem')).toHaveFocus();
    expect(api.callsTo(APPEAL).at(-1)?.body).toEqual({ decisionId: '31', text: 'There is no fee' });
  });

  it('keep the draft of an appeal over a reload', async () => {
    const api = new FakeApi().on(DECISIONS, decisions(aDecision({ appealUntil: inAWeek() })));
    const { app, list } = await rowsOf(api);
    await app.user.click(within(list).getByRole('button', { name: 'Ask for a second look' }));
    await app.user.type(await within(list).findByRole('textbox'), 'There is no');
    app.unmount();
    await open(api);
    expect(await screen.findByRole('textbox', { name: 'Why should somebody look again?' })).toHaveValue(
      'There is no',
    );
  });
});
