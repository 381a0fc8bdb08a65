import { screen, waitFor, within } from '@testing-library/react';
import { pageOfMany, tokenOf } from '../../test/factories';
import { accept, FakeApi, refuse } from '../../test/fakeApi';
import { renderApp } from '../../test/renderApp';
import { fillIn } from '../../test/writing';
import type { AgeDto } from './generated';
import type { GuardianRequestDto } from './guardian/generated';

const SET = '/user/account/setAge';
const GET = '/user/account/getAge';
const ASK = '/user/account/askGuardian';
const REQUEST = '/public/getGuardianRequest';
const ANSWER = '/public/answerGuardian';

const anAge = (rest: Partial<AgeDto> = {}): AgeDto => ({
  band: null,
  guardianConsent: 'ask',
  consent: null,
  neededBy: null,
  ...rest,
});
const consent = (rest: Partial<NonNullable<AgeDto['consent']>> = {}): NonNullable<AgeDto['consent']> => ({
  state: 'asked',
  method: null,
  relation: null,
  askedAt: '2026-11-30T06:00:00.000Z',
  expiresAt: '2026-12-14T06:00:00.000Z',
  answeredAt: null,
  ...rest,
});

/** An account whose age is what was last set. */
function memberApi(age: AgeDto) {
  let present = age;
  const api = new FakeApi()
    .on('/user/account/getSessions', accept({ data: [] }))
    .on(
      '/user/account/getRemovals',
      accept({ data: { removals: [], pagination: { ...pageOfMany(1, 0).pagination } } }),
    )
    .on(GET, () => accept({ data: present }))
    .on(SET, ({ body }) => {
      present = { ...present, band: body.band };
      return accept({ message: 'Saved. Only you and the administrators can see it.' });
    })
    .on(ASK, () => {
      present = { ...present, consent: consent() };
      return accept({ message: 'The mail is on its way.' });
    });
  return api;
}

async function open(api: FakeApi) {
  const app = renderApp('/dashboard/account-settings#age', { token: tokenOf('1'), api });
  const row = within(await screen.findByRole('region', { name: 'Age' }));
  await row.findByRole('radiogroup', { name: 'Age' });
  return { ...app, row };
}

describe('the age in the account settings', () => {
  it('is said, and a member of 16 or 17 asks a parent or guardian', async () => {
    const api = memberApi(anAge());
    const { user, row } = await open(api);
    expect(row.getByText('You have not said.')).toBeVisible();
    await user.click(row.getByRole('radio', { name: '16 or 17' }));
    await user.click(row.getByRole('button', { name: 'Save' }));
    expect(await row.findByText('Saved. Only you and the administrators can see it.')).toBeVisible();
    expect(api.callsTo(SET)[0]?.body).toEqual({ band: 'minor' });

    await fillIn(user, await row.findByLabelText('Their email'), 'sunita@example.in');
    await user.click(row.getByRole('button', { name: 'Ask them' }));
    expect(await row.findByText('The mail is on its way.')).toBeVisible();
    expect(await row.findByText(/Asked; they can answer until/)).toBeVisible();
    expect(api.callsTo(ASK)[0]?.body).toEqual({ email: 'sunita@example.in' });
  });

  it('keeps a refused address, and says what is wrong with it', async () => {
    const api = memberApi(anAge({ band: 'minor' })).on(
      ASK,
      refuse(400, 'Please correct the highlighted fields', { email: 'This is your own address.' }),
    );
    const { user, row } = await open(api);
    const field = row.getByLabelText('Their email');
    await fillIn(user, field, 'me@example.in');
    await user.click(row.getByRole('button', { name: 'Ask them' }));
    expect(await row.findByText('This is your own address.')).toBeVisible();
    expect(field).toHaveValue('me@example.in');
  });

  it('says from when on a member cannot write without a consent', async () => {
    const { row } = await open(
      memberApi(anAge({ band: 'minor', guardianConsent: 'require', neededBy: '2026-12-14T06:00:00.000Z' })),
    );
    expect(row.getByText(/Without it you cannot post, comment or follow from .*14.* on\./)).toBeVisible();
  });

  it('younger than 16 asks for the password, which deletes the account and signs out', async () => {
    const api = memberApi(anAge()).on(SET, accept({ message: 'Your account is deleted.' }));
    const { user, row } = await open(api);
    await user.click(row.getByRole('radio', { name: 'Younger than 16' }));
    await user.click(row.getByRole('button', { name: 'Save' }));
    expect(api.callsTo(SET)).toEqual([]);
    const question = within(await screen.findByRole('alertdialog'));
    await fillIn(user, question.getByLabelText('Password'), 'mango pickle monsoon');
    await user.click(question.getByRole('button', { name: 'Delete my account' }));
    expect(await screen.findByText('Your account is deleted.')).toBeVisible();
    expect(api.callsTo(SET)[0]?.body).toEqual({ band: 'under16', password: 'mango pickle monsoon' });
  });
});

describe('the page for a parent or guardian', () => {
  const request = (state: GuardianRequestDto['state']) =>
    accept({ data: { firstName: 'Asha', state, expiresAt: '2026-12-14T06:00:00.000Z' } });
  const openLink = (api: FakeApi) => renderApp('/guardian?token=abc', { api });

  it('asks, and answers only by a button', async () => {
    const api = new FakeApi()
      .on(REQUEST, request('asked'))
      .on(ANSWER, accept({ message: 'Thank you. You agree.' }));
    const { user } = openLink(api);
    expect(await screen.findByText(/^Asha, 16 or 17, named you as parent or guardian/)).toBeVisible();
    expect(api.callsTo(ANSWER)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'I agree' }));
    expect(screen.getByRole('group', { name: 'You are their' })).toHaveAccessibleDescription(
      'Choose what you are to them.',
    );
    const isAdult = screen.getByRole('checkbox', { name: 'I am 18 or older' });
    expect(isAdult).toHaveAccessibleDescription(/^Only an adult can agree/);
    expect(api.callsTo(ANSWER)).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'Parent' }));
    await user.click(isAdult);
    await user.click(screen.getByRole('button', { name: 'I agree' }));
    expect(await screen.findByText('Thank you. You agree.')).toBeVisible();
    expect(api.callsTo(ANSWER)[0]?.body).toEqual({
      token: 'abc',
      agrees: true,
      relation: 'parent',
      isAdult: true,
    });
  });

  it('takes back what was agreed to', async () => {
    const api = new FakeApi()
      .on(REQUEST, request('agreed'))
      .on(ANSWER, accept({ message: 'Thank you. You do not agree.' }));
    const { user } = openLink(api);
    await user.click(await screen.findByRole('button', { name: 'Take it back' }));
    expect(await screen.findByText('Thank you. You do not agree.')).toBeVisible();
    expect(api.callsTo(ANSWER)[0]?.body).toEqual({ token: 'abc', agrees: false });
  });

  it.each<[GuardianRequestDto['state'], RegExp]>([
    ['refused', /^You did not agree\./],
    ['withdrawn', /^You took your consent back\./],
    ['expired', /^This request was too old\./],
  ])('says that a request is over: %s', async (state, words) => {
    openLink(new FakeApi().on(REQUEST, request(state)));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: /I agree/ })).toBeNull();
  });

  it('says that a link is dead, and without a token asks nothing', async () => {
    openLink(
      new FakeApi().on(REQUEST, refuse(404, 'This link does not work any more.', undefined, 'not_found')),
    );
    expect(await screen.findByText(/^This link does not work any more\. Tell who named you/)).toBeVisible();
    const api = new FakeApi();
    renderApp('/guardian', { api });
    await waitFor(() => expect(screen.getAllByText(/^This link does not work any more/)).toHaveLength(2));
    expect(api.calls).toEqual([]);
  });
});
