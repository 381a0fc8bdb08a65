import { screen, waitFor, within } from '@testing-library/react';
import { expectLoggedFailures, logInBefore } from '../../test/browser';
import { failure } from '../../test/fakeApi';
import { renderConsole } from '../../test/renderConsole';

beforeEach(() => logInBefore());

const fee = { id: '1', pattern: 'registration fee', wholeWord: true, action: 'report' } as const;
const answerWith = (rules: object[]) => ({ body: { success: true, data: { rules } } });

test('words are listed, added with what happens, changed and deleted', async () => {
  const { api, user } = renderConsole('/settings/words');
  expect(await screen.findByText('There are none yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a word or phrase' });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getByText('Please write the word or phrase')).toBeVisible();
  await user.type(within(dialog).getByLabelText('Word or phrase'), ' registration fee ');
  await user.click(within(dialog).getByRole('radio', { name: 'Hide posts until somebody decides' }));
  api.answer('/admin/words/get', answerWith([fee]));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('registration fee')).toBeVisible();
  expect(screen.getByText('Whole word · Open a case')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Change “registration fee”' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Only as a whole word' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.callsOf('/admin/words/save').map(({ body }) => body)).toEqual([
      { pattern: 'registration fee', wholeWord: true, action: 'hold' },
      { id: '1', pattern: 'registration fee', wholeWord: false, action: 'report' },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Delete “registration fee”' }));
  api.answer('/admin/words/get', answerWith([]));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('There are none yet.')).toBeVisible();
  expect(api.callsOf('/admin/words/delete').map(({ body }) => body)).toEqual([{ id: '1' }]);
});

test('a word that is there already is said at its field, and what was typed stays', async () => {
  expectLoggedFailures();
  const { user } = renderConsole('/settings/words', (api) =>
    api.answer('/admin/words/save', {
      status: 409,
      body: {
        ...(failure(409, 'There is a rule for this already', 'conflict').body as object),
        errors: { pattern: 'There is a rule for this already' },
      },
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  await user.type(await screen.findByLabelText('Word or phrase'), 'fee');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Word or phrase')).toHaveAccessibleDescription(
      'There is a rule for this already',
    ),
  );
  expect(screen.getByLabelText('Word or phrase')).toHaveValue('fee');
});
