import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog';

/** A caller that keeps the dialog open for a while after the action was confirmed and done. */
function Question({ work }: { work: () => string | undefined }) {
  const [error, setError] = useState<string>();
  return (
    <ConfirmDialog
      title="Delete Page"
      question="Are you sure?"
      action="Delete"
      isBusy={false}
      error={error}
      onConfirm={() => setError(work())}
      onClose={() => undefined}
    />
  );
}

const clickDelete = () =>
  userEvent.click(screen.getByRole('button', { name: /Delete/ }), { pointerEventsCheck: 0 });

it('a second click while the screen changes does not repeat the action', async () => {
  const work = jest.fn(() => undefined);
  render(<Question work={work} />);
  await clickDelete();
  await clickDelete();
  expect(work).toHaveBeenCalledTimes(1);
});

it('the action can be repeated after a failure', async () => {
  const work = jest.fn<string | undefined, []>(() => undefined).mockReturnValueOnce('The server is away');
  render(<Question work={work} />);
  await clickDelete();
  expect(screen.getByText('The server is away')).toBeVisible();
  await clickDelete();
  expect(work).toHaveBeenCalledTimes(2);
});
