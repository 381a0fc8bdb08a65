import { screen, waitFor, within } from '@testing-library/react';
import { expectLoggedFailures, logInBefore } from '../../test/browser';
import { anAttention } from '../../test/factories';
import { failure } from '../../test/fakeApi';
import { renderConsole } from '../../test/renderConsole';

beforeEach(() => logInBefore());

const HOUR_MS = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const grievance = (reference: string, dueIn: number, more: object = {}) => ({
  ...{
    reference,
    name: 'Ananya Verma',
    email: 'ananya@example.in',
    text: `Wrong: ${reference}`,
    state: 'open',
  },
  ...{ sentAt: at(dueIn - 168), dueAt: at(dueIn), answer: null, answeredAt: null, answeredBy: null, ...more },
});
const listOf = (...grievances: object[]) => ({
  body: { success: true, data: { grievances, pagination: { total: grievances.length } } },
});

test('those that wait are listed with when they are due, late ones as late, and answered', async () => {
  const { api, user } = renderConsole('/settings/grievances', (prepared) =>
    prepared.answer('/admin/grievances/get', listOf(grievance('AAAA-2222', -5), grievance('BBBB-3333', 90))),
  );
  const list = await screen.findByRole('list', { name: 'Waiting' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map((row) => /Late since|Due/.exec(row.textContent ?? '')?.[0])).toEqual(['Late since', 'Due']);
  expect(rows[0]).toHaveTextContent('Wrong: AAAA-2222');

  await user.click(screen.getByRole('button', { name: 'Answer grievance AAAA-2222' }));
  const dialog = await screen.findByRole('dialog', { name: 'Answer grievance AAAA-2222' });
  await user.click(within(dialog).getByRole('button', { name: 'Send answer' }));
  expect(within(dialog).getByText('Please write the answer')).toBeVisible();
  await user.type(within(dialog).getByLabelText('Your answer'), ' We looked again. ');
  api.answer('/admin/grievances/get', listOf(grievance('BBBB-3333', 90)));
  await user.click(within(dialog).getByRole('button', { name: 'Send answer' }));
  await waitFor(() => expect(screen.queryByText('AAAA-2222')).not.toBeInTheDocument());
  expect(api.callsOf('/admin/grievances/answer').map(({ body }) => body)).toEqual([
    { reference: 'AAAA-2222', answer: 'We looked again.' },
  ]);
});

test('an answer that somebody else was first with is not sent, and stays typed', async () => {
  expectLoggedFailures();
  const { user } = renderConsole('/settings/grievances', (prepared) => {
    prepared.answer('/admin/grievances/get', listOf(grievance('AAAA-2222', 5)));
    prepared.answer(
      '/admin/grievances/answer',
      failure(409, 'Somebody has answered this grievance already.'),
    );
  });
  await user.click(await screen.findByRole('button', { name: 'Answer grievance AAAA-2222' }));
  await user.type(await screen.findByLabelText('Your answer'), 'Mine');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText(/Somebody has answered this grievance already/)).toBeVisible();
  expect(screen.getByLabelText('Your answer')).toHaveValue('Mine');
});

test('answered ones name who answered, and an officer whom nobody has named is missed', async () => {
  renderConsole('/settings/grievances?state=answered', (prepared) => {
    const by = { state: 'answered', answer: 'We looked again.', answeredAt: at(-1), answeredBy: 'registrar' };
    prepared.answer('/admin/grievances/get', listOf(grievance('AAAA-2222', 5, by)));
    prepared.answer('/admin/settings/getAttention', {
      body: { success: true, data: anAttention({ namesGrievanceOfficer: false }) },
    });
  });
  expect(await screen.findByText(/Answered on .* by registrar/)).toBeVisible();
  expect(screen.getByText('We looked again.')).toBeVisible();
  expect(await screen.findByText(/set GRIEVANCE_OFFICER and GRIEVANCE_EMAIL/)).toBeVisible();
});
