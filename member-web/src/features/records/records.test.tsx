import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ApplicationDetailsDto } from '../openings/generated';
import type { RecordDto } from './generated';
import { accept, FakeApi, refuse } from '../../test/fakeApi';
import { feedOf, onePage, tokenOf } from '../../test/factories';
import { inDays } from '../../test/openingFactories';
import { expectAsText, hostile } from '../../test/hostile';
import { renderApp } from '../../test/renderApp';
import { fillIn } from '../../test/writing';

const LIST = '/user/records/getRecords';
const ANSWER = '/user/records/answer';
const REMOVE = '/user/records/remove';
const ISSUE = '/user/records/issue';
const REVOKE = '/user/records/revoke';
const APPLICATION = '/user/applications/get';
const RECORDS = '/dashboard/community?show=records';
const token = tokenOf('1');
const DONE = 'Built the pages on which 400 students registered.';

const aRecord = (rest: Partial<RecordDto> = {}): RecordDto => ({
  ...{ serial: 'kQ3vXo2bT0y7mJd5wLr8Hg', kind: 'volunteering', holder: 'Ananya Deshpande' },
  ...{ page: { id: '20', name: 'Umbrella Studio' }, issuer: 'Meera Joshi', role: 'Web developer' },
  ...{ done: DONE, hours: 120, from: '2026-06-01', to: '2026-07-26', state: 'accepted' },
  ...{ reason: null, revokedBy: null, issuedAt: '2026-07-27T05:30:00.000Z', revokedAt: null },
  ...{ acceptedAt: '2026-07-27T09:12:00.000Z', code: 'a.b.c' },
  ...rest,
});
const offered = (rest: Partial<RecordDto> = {}) =>
  aRecord({ state: 'offered', acceptedAt: null, code: null, ...rest });
const listOf = (...records: RecordDto[]) =>
  accept({ data: { records, pagination: onePage(records.length) } });
const card = (name = 'Web developer') => screen.findByRole('article', { name });

describe('The member’s records', () => {
  it('say what was done, for whom and when; an offered one is accepted as it is', async () => {
    const api = new FakeApi().on(LIST, listOf(offered()));
    api.on(ANSWER, accept({ message: 'Record accepted', data: aRecord() }));
    const { user } = renderApp(RECORDS, { token, api });
    expect(await card()).toHaveTextContent('Waits for you');
    expect(await card()).toHaveTextContent('Umbrella Studio · 1 June – 26 July 2026 · 120 hours');
    expect(await card()).toHaveTextContent(DONE);
    expect(await card()).toHaveTextContent('Issued by Meera Joshi');
    expect(within(await card()).queryByRole('link', { name: /Open/ })).not.toBeInTheDocument();
    api.on(LIST, listOf(aRecord()));
    await user.click(within(await card()).getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Record accepted and signed')).toBeVisible();
    expect(api.callsTo(ANSWER)[0]?.body).toEqual({ serial: aRecord().serial, accept: true });
    await waitFor(async () => expect(await card()).toHaveTextContent('Signed'));
    expect(
      within(await card()).getByRole('link', { name: 'Open the record: Web developer' }),
    ).toHaveAttribute('href', '/records/kQ3vXo2bT0y7mJd5wLr8Hg#a.b.c');
  });

  it('are refused after a question, which says that another one can be issued', async () => {
    const api = new FakeApi().on(LIST, listOf(offered())).on(REMOVE, refuse(500, 'Something went wrong'));
    const { user } = renderApp(RECORDS, { token, api });
    await user.click(within(await card()).getByRole('button', { name: 'Refuse' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Refuse this record?' });
    expect(dialog).toHaveTextContent('they can issue another one');
    await user.click(within(dialog).getByRole('button', { name: 'Refuse' }));
    expect(await within(dialog).findByText(/^Failed to refuse the record/)).toBeVisible();
    api.on(REMOVE, accept({ message: 'Record removed' })).on(LIST, listOf());
    await user.click(within(dialog).getByRole('button', { name: 'Refuse' }));
    expect(await screen.findByText('No records yet')).toBeVisible();
  });

  it('say when an offer was answered meanwhile, and show what there is now', async () => {
    const api = new FakeApi().on(LIST, listOf(offered()));
    api.on(ANSWER, refuse(409, 'This record is now: accepted.', undefined, 'state_changed'));
    const { user } = renderApp(RECORDS, { token, api });
    await card();
    api.on(LIST, listOf(aRecord()));
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText(/^This was answered meanwhile/)).toBeVisible();
    await waitFor(async () => expect(await card()).toHaveTextContent('Signed'));
  });

  it('have a link to copy, and say by whom and why one was revoked', async () => {
    const revocation = { state: 'revoked', reason: 'Wrong dates', revokedBy: 'page' } as const;
    const revoked = aRecord({ serial: 'b', role: 'Designer', ...revocation });
    const api = new FakeApi().on(LIST, listOf(aRecord(), revoked));
    const { user } = renderApp(RECORDS, { token, api });
    expect(await card('Designer')).toHaveTextContent('Revoked by its page: Wrong dates');
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(within(await card()).getByRole('button', { name: 'Copy link' }));
    expect(copied).toHaveBeenCalledWith(expect.stringMatching(/\/records\/kQ3vXo2bT0y7mJd5wLr8Hg#a\.b\.c$/));
  });

  it('show hostile text of each field as text', async () => {
    const page = { id: '20', name: hostile('page') };
    const texts = { role: hostile('role'), done: hostile('done'), issuer: hostile('issuer') };
    const revocation = { state: 'revoked', reason: hostile('reason'), revokedBy: 'page' } as const;
    const api = new FakeApi().on(LIST, listOf(aRecord({ ...texts, ...revocation, page })));
    renderApp(RECORDS, { token, api });
    await card(texts.role);
    expectAsText('role', 'done', 'page', 'issuer', 'reason');
  });

  it('offer to try again what failed', async () => {
    const api = new FakeApi().on(LIST, refuse(500, 'Something went wrong'));
    const { user } = renderApp(RECORDS, { token, api });
    expect(await screen.findByText('Failed to fetch records')).toBeVisible();
    api.on(LIST, listOf());
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('No records yet')).toBeVisible();
  });

  it('stand on a profile before posts, those that were accepted alone', async () => {
    const api = new FakeApi().on('/user/feeds/getAllFeeds', feedOf());
    api.on(LIST, listOf(offered({ serial: 'b', role: 'Designer' }), aRecord()));
    renderApp('/dashboard/profile', { token, api });
    await card();
    expect(screen.queryByRole('article', { name: 'Designer' })).not.toBeInTheDocument();
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.indexOf('Records')).toBeGreaterThan(-1);
    expect(headings.indexOf('Records')).toBeLessThan(headings.indexOf('Posts'));
  });
});

describe('The record of an application', () => {
  const anApplication = (rest: Partial<ApplicationDetailsDto> = {}): ApplicationDetailsDto => ({
    ...{ id: '51', title: 'Web developer', organisation: 'Umbrella Studio', kind: 'internship' },
    ...{ openingId: '7', state: 'accepted', isEnded: false, isNew: false, seenAt: null, answeredAt: null },
    ...{ createdAt: '2026-11-20T06:00:00.000Z', updatedAt: '2026-11-20T06:00:00.000Z', note: 'Own' },
    Applicant: { id: '3', name: 'Sneha Pillai', UserProfile: { profileUrl: null, title: null } },
    ...{ isApplicant: false, answers: [], links: [], email: null, phone: null, nextStates: [] },
    ...{ canMessage: true, events: [], record: null, canIssueRecord: true, canReport: false },
    ...rest,
  });
  const open = (api: FakeApi) => renderApp('/dashboard/applications/51', { token, api });
  const get = (rest: Partial<ApplicationDetailsDto> = {}) => accept({ data: anApplication(rest) });

  it('is issued by the manager: faults are named, a refusal loses nothing', async () => {
    const api = new FakeApi().on(APPLICATION, get()).on(ISSUE, refuse(500, 'Something went wrong'));
    const { user } = open(api);
    await user.click(await screen.findByRole('button', { name: 'Issue a record' }));
    const dialog = await screen.findByRole('dialog', { name: /^Issue a record to/ });
    const send = within(dialog).getByRole('button', { name: 'Issue a record' });
    expect(within(dialog).getByLabelText('Role')).toHaveValue('Web developer');
    const write = (label: string | RegExp, text: string) =>
      fillIn(user, within(dialog).getByLabelText(label), text);
    const pick = (label: string, day: string) =>
      fireEvent.change(within(dialog).getByLabelText(label), { target: { value: day } });
    await write('What they did', 'Too short');
    await write(/^Hours in all/, '2001');
    pick('First day', inDays(-1));
    pick('Last day', inDays(-2));
    await user.click(send);
    expect(await within(dialog).findByText('What they did needs at least 20 characters')).toBeVisible();
    expect(within(dialog).getByText('A whole number from 1 to 2,000')).toBeVisible();
    expect(within(dialog).getByText('The last day is not before the first')).toBeVisible();
    await write('What they did', DONE);
    await write(/^Hours in all/, '120');
    pick('First day', inDays(-30));
    await user.click(send);
    expect(await within(dialog).findByText(/^Failed to issue the record/)).toBeVisible();
    api.on(ISSUE, accept({ message: 'Record offered', data: offered() }));
    api.on(
      APPLICATION,
      get({ state: 'completed', record: { serial: 'a', state: 'offered' }, canIssueRecord: false }),
    );
    await user.click(send);
    expect(await screen.findByText('Record: Offered, not answered yet')).toBeVisible();
    expect(api.callsTo(ISSUE).at(-1)?.body).toEqual({
      ...{ applicationId: '51', role: 'Web developer', done: DONE, hours: 120 },
      ...{ from: inDays(-30), to: inDays(-2) },
    });
    const keys = api.callsTo(ISSUE).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(1);
    expect(screen.queryByRole('button', { name: 'Issue a record' })).not.toBeInTheDocument();
  });

  it('is revoked with a reason, which everybody reads', async () => {
    const record = { serial: 'a', state: 'accepted' } as const;
    const api = new FakeApi().on(APPLICATION, get({ state: 'completed', record, canIssueRecord: false }));
    api.on(REVOKE, accept({ message: 'Record revoked', data: aRecord({ state: 'revoked' }) }));
    const { user } = open(api);
    await user.click(await screen.findByRole('button', { name: 'Revoke the record' }));
    const dialog = await screen.findByRole('dialog', { name: 'Revoke the record' });
    const confirm = within(dialog).getByRole('button', { name: 'Revoke the record' });
    expect(confirm).toBeDisabled();
    await user.type(within(dialog).getByLabelText('Reason'), 'Wrong dates');
    api.on(
      APPLICATION,
      get({ state: 'completed', record: { ...record, state: 'revoked' }, canIssueRecord: false }),
    );
    await user.click(confirm);
    expect(await screen.findByText('Record: Revoked')).toBeVisible();
    expect(api.callsTo(REVOKE)[0]?.body).toEqual({ serial: 'a', reason: 'Wrong dates' });
  });

  it('leads its holder to their records', async () => {
    const record = { serial: 'a', state: 'offered' } as const;
    const rest = { state: 'completed', isApplicant: true, record, canIssueRecord: false } as const;
    open(new FakeApi().on(APPLICATION, get(rest)));
    expect(await screen.findByRole('link', { name: 'Read the record' })).toHaveAttribute('href', RECORDS);
  });
});
