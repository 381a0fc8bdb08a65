import { screen, within } from '@testing-library/react';
import { accept, FakeApi, refuse } from '../../test/fakeApi';
import { renderApp } from '../../test/renderApp';
import type { TransparencyDto } from './generated';

const GET = '/public/getTransparency';
const MONTHS = ['2026-10', '2026-09'];
const numbersOf = (month: string, scam: number): TransparencyDto => ({
  month,
  months: MONTHS,
  reports: [
    { name: 'scam', count: scam },
    { name: 'hate', count: null },
    { name: 'something_new', count: 6 },
  ],
  decisions: [{ name: 'warning', count: 1234 }],
  appeals: [{ name: 'overturned', count: 0 }],
  grievances: [{ name: 'in_time', count: 9 }],
  others: [{ name: 'referral', count: null }],
});
const bothMonths = () =>
  new FakeApi().on(GET, ({ body }) =>
    accept({ data: body.month === '2026-09' ? numbersOf('2026-09', 17) : numbersOf('2026-10', 12) }),
  );
/** What the page says of a name. */
const said = async (topic: string, name: string) => {
  const section = within(await screen.findByRole('region', { name: topic }));
  const term = await section.findByText(name);
  return term.nextElementSibling?.textContent;
};

it('shows the newest month, and says "fewer than 5" for what is not told', async () => {
  renderApp('/transparency', { api: bothMonths() });
  expect(await screen.findByRole('option', { name: 'October 2026', selected: true })).toBeVisible();
  expect(await said('Reports', 'Scam or fake offer')).toBe('12');
  expect(await said('Reports', 'Hate')).toBe('fewer than 5');
  expect(await said('Reports', 'something_new')).toBe('6');
  expect(await said('Decisions', 'Broke a rule: warned')).toBe('1,234');
  expect(await said('Second looks', 'The decision was taken back')).toBe('0');
});

it('shows another month, whose address can be shared', async () => {
  const { user, currentAddress } = renderApp('/transparency', { api: bothMonths() });
  await screen.findByRole('option', { name: 'October 2026' });
  await user.selectOptions(screen.getByLabelText('Month'), 'September 2026');
  expect(await screen.findByText('17')).toBeVisible();
  expect(currentAddress()).toBe('/transparency?month=2026-09');
});

it('says that there is no month yet', async () => {
  renderApp('/transparency');
  expect(await screen.findByText(/The first month is not over yet/)).toBeVisible();
  expect(screen.getByLabelText('Month')).toBeDisabled();
  expect(screen.queryByText('0')).toBeNull();
});

it('leads from a month that is not counted to the newest', async () => {
  const api = bothMonths().on(GET, ({ body }) =>
    body.month === '2020-01'
      ? refuse(404, 'There are no numbers of this month. Choose one that is over.')
      : accept({ data: numbersOf('2026-10', 12) }),
  );
  const { user } = renderApp('/transparency?month=2020-01', { api });
  expect(await screen.findByText(/There are no numbers of this month/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show the newest month' }));
  expect(await screen.findByText('12')).toBeVisible();
});
