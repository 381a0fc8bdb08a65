import { screen, waitFor, within } from '@testing-library/react';
import { accept, FakeApi, refuse } from '../../test/fakeApi';
import { renderApp } from '../../test/renderApp';

const SENT = {
  reference: '7KQ2-5WXA',
  key: 'N2KQ-7WXA-5B3C-QZ4M-HT6P-DVRE',
  dueAt: '2026-12-07T09:00:00.000Z',
};
const OFFICER = {
  name: 'Dr. Lata Rao',
  email: 'grievance@college.example',
  phone: null,
  address: null,
  days: 7,
};
const SEND = '/public/sendGrievance';
const GET = '/public/getGrievance';

beforeEach(() => sessionStorage.clear());

const form = () => within(screen.getByRole('form', { name: 'Grievance' }));
async function fill(user: ReturnType<typeof renderApp>['user']) {
  await screen.findByRole('form', { name: 'Grievance' });
  await user.type(form().getByLabelText('Your name'), 'अनन्या');
  await user.type(form().getByLabelText('Email'), 'ananya@example.in');
  await user.type(form().getByLabelText('What is wrong?'), 'No reason was given.');
}
const send = (user: ReturnType<typeof renderApp>['user']) =>
  user.click(form().getByRole('button', { name: 'Send grievance' }));

it('names the officer, takes a grievance, and shows reference and key until they are noted, also after a reload', async () => {
  const api = new FakeApi()
    .on(SEND, accept({ data: SENT }))
    .on('/public/getGrievanceOfficer', accept({ data: OFFICER }));
  const { user, unmount } = renderApp('/grievance', { api });
  expect(await screen.findByText('Dr. Lata Rao, Grievance officer')).toBeVisible();
  expect(screen.getByText('You get an answer within 7 days.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the numbers' })).toHaveAttribute('href', '/transparency');
  await fill(user);
  await send(user);
  expect(await screen.findByText(SENT.key)).toBeVisible();
  expect(screen.getByText('You get an answer by 7 December 2026.')).toBeVisible();
  expect(api.callsTo(SEND)).toHaveLength(1);
  unmount();

  const again = renderApp('/grievance', { api });
  expect(await screen.findByText(SENT.reference)).toBeVisible();
  await again.user.click(screen.getByRole('button', { name: 'I have noted both' }));
  await waitFor(() => expect(screen.queryByText(SENT.key)).not.toBeInTheDocument());
  const left = JSON.stringify({ ...sessionStorage });
  expect(left).not.toContain(SENT.key);
  expect(left).not.toContain('No reason');
  expect(form().getByLabelText('What is wrong?')).toHaveValue('');
});

it('keeps what was typed when sending fails or the page is loaded again, and sends the same attempt', async () => {
  const api = new FakeApi().on(SEND, refuse(502, 'Away'));
  const { user, unmount } = renderApp('/grievance', { api });
  await fill(user);
  await send(user);
  expect(await screen.findByText(/Your grievance was not sent/)).toBeVisible();
  await send(user);
  await waitFor(() => expect(api.callsTo(SEND)).toHaveLength(2));
  const attempts = () => api.callsTo(SEND).map(({ body }) => body.attempt);
  expect(attempts()[0]).toMatch(/^[\w-]{22,64}$/);
  expect(attempts()[1]).toBe(attempts()[0]);
  await user.type(form().getByLabelText('What is wrong?'), ' At all.');
  await send(user);
  await waitFor(() => expect(api.callsTo(SEND)).toHaveLength(3));
  expect(attempts()[2]).not.toBe(attempts()[0]);
  unmount();
  renderApp('/grievance', { api });
  await screen.findByRole('form', { name: 'Grievance' });
  await waitFor(() =>
    expect(form().getByLabelText('What is wrong?')).toHaveValue('No reason was given. At all.'),
  );
});

it('says what is missing, at its field, and sends nothing', async () => {
  const { user, api } = renderApp('/grievance');
  await screen.findByRole('form', { name: 'Grievance' });
  await send(user);
  expect(form().getByLabelText('Your name')).toHaveAccessibleDescription('Write how you want to be called');
  expect(form().getByLabelText('What is wrong?')).toHaveAccessibleDescription('Write what is wrong');
  expect(api.callsTo(SEND)).toEqual([]);
});

it('shows the answer to whoever comes from the mail and types the key', async () => {
  const answered = {
    ...{
      reference: SENT.reference,
      state: 'answered' as const,
      sentAt: '2026-11-30T09:00:00.000Z',
      dueAt: SENT.dueAt,
    },
    ...{ text: 'No reason was given.', answer: 'हमने फिर से देखा।', answeredAt: '2026-12-02T09:00:00.000Z' },
  };
  const api = new FakeApi().on(GET, refuse(404, 'There is no grievance with this reference and key.'));
  const { user } = renderApp(`/grievance?reference=${SENT.reference}`, { api });
  const follow = within(await screen.findByRole('form', { name: 'Read an answer' }));
  await waitFor(() => expect(follow.getByLabelText('Reference')).toHaveValue(SENT.reference));
  await user.type(follow.getByLabelText('Key'), 'wrong');
  await user.click(follow.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('There is no grievance with this reference and key.')).toBeVisible();
  api.on(GET, accept({ data: answered }));
  await user.clear(follow.getByLabelText('Key'));
  await user.type(follow.getByLabelText('Key'), SENT.key);
  await user.click(follow.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('हमने फिर से देखा।')).toBeVisible();
  expect(screen.getByText('Answered on 2 December 2026')).toBeVisible();
});
