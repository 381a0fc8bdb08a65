import { act, screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../test/renderApp';
import { showAlert, type InputAlert } from './alerts';

const question: InputAlert = {
  type: 'input',
  title: 'Delete your account?',
  message: 'It is gone after 14 days.',
  label: 'Password',
  confirm: 'Delete account',
  check: (answer) => (answer === '' ? 'Password is required' : undefined),
  submit: () => Promise.resolve(undefined),
};

async function openAlert(alert: Partial<InputAlert>) {
  const app = renderApp('/info');
  const opener = await screen.findByRole('link', { name: 'Login' });
  opener.focus();
  act(() => showAlert({ ...question, ...alert }));
  await screen.findByRole('alertdialog', { name: question.title });
  return { app, opener, field: screen.getByLabelText('Password') };
}

const alertClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

describe('an alert with an input', () => {
  it('focuses its field and is submitted with Enter', async () => {
    const submit = jest.fn(() => Promise.resolve(undefined));
    const onClosed = jest.fn();
    const { app, opener, field } = await openAlert({ submit, onClosed });
    expect(field).toHaveFocus();
    await app.user.keyboard('quiet-courtyard{Enter}');
    await alertClosed();
    expect(submit).toHaveBeenCalledWith('quiet-courtyard');
    expect(onClosed.mock.calls).toEqual([[true]]);
    expect(opener).toHaveFocus();
  });

  it('closes on Escape without running the action, and restores the focus', async () => {
    const submit = jest.fn();
    const onClosed = jest.fn();
    const { app, opener } = await openAlert({ submit, onClosed });
    await app.user.keyboard('quiet{Escape}');
    await alertClosed();
    expect(submit).not.toHaveBeenCalled();
    expect(onClosed.mock.calls).toEqual([[false]]);
    expect(opener).toHaveFocus();
  });

  it('stays open on a backdrop click, where the second click of a double click lands', async () => {
    const { app, field } = await openAlert({});
    await app.user.type(field, 'quiet');
    const dialog = screen.getByRole('alertdialog', { name: question.title });
    // The dialog's container receives the clicks on the backdrop.
    await app.user.click(dialog.parentElement as HTMLElement);
    expect(dialog).toBeVisible();
    expect(field).toHaveValue('quiet');
  });

  it('validates the answer before running the action', async () => {
    const submit = jest.fn();
    const { app, field } = await openAlert({ submit });
    await app.user.keyboard('{Enter}');
    expect(await screen.findByText('Password is required')).toBeVisible();
    expect(field).toHaveAccessibleDescription('Password is required');
    expect(submit).not.toHaveBeenCalled();
  });

  it('stays open with the typed text while the answer is refused', async () => {
    const { app, field } = await openAlert({ submit: () => Promise.resolve('This is not your password') });
    await app.user.keyboard('wrong{Enter}');
    expect(await screen.findByText('This is not your password')).toBeVisible();
    expect(field).toHaveValue('wrong');
    expect(field).toHaveFocus();
  });

  it('is followed by the next alert in the queue', async () => {
    const { app } = await openAlert({});
    act(() => showAlert({ type: 'error', title: 'Second', message: 'Later' }));
    expect(screen.queryByText('Second')).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('alertdialog', { name: 'Second' })).toBeVisible();
  });
});

describe('an alert with a message', () => {
  it.each(['info', 'error'] as const)('of the type %s calls onClosed once', async (type) => {
    const app = renderApp('/info');
    await screen.findByRole('link', { name: 'Login' });
    const onClosed = jest.fn();
    act(() => showAlert({ type, title: 'Please note', message: 'This happened.', onClosed }));
    const alert = await screen.findByRole('alertdialog', { name: 'Please note' });
    expect(alert).toHaveAccessibleDescription('This happened.');
    expect(onClosed).not.toHaveBeenCalled();
    await app.user.click(screen.getByRole('button', { name: 'Close' }));
    await alertClosed();
    expect(onClosed).toHaveBeenCalledTimes(1);
  });
});
