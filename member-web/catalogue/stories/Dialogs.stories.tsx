import { useEffect } from 'react';
import { showAlert, type Alert } from '../../src/components/alerts/alerts';
import { ConfirmDialog } from '../../src/components/ConfirmDialog';
import { EditConflictDialog } from '../../src/components/EditConflictDialog';
import { LazyPageDialog } from '../../src/features/pages/LazyPageDialog';
import { aPage } from '../../src/test/factories';
import { HINDI_TEXT, LONG_NAME, UNBREAKABLE } from '../answers';
import type { Story } from '../story';

export default { title: 'Dialogs' };

const nothing = () => undefined;
const asked = {
  title: 'Delete this post?',
  question: 'Its comments and likes go with it.',
  action: 'Delete',
  onConfirm: nothing,
  onClose: nothing,
};

export const Confirm: Story = { render: () => <ConfirmDialog {...asked} isBusy={false} /> };

export const ConfirmBusy: Story = { render: () => <ConfirmDialog {...asked} isBusy /> };

export const ConfirmFailed: Story = {
  render: () => (
    <ConfirmDialog
      {...asked}
      title={`Delete “${LONG_NAME}”?`}
      isBusy={false}
      error="The server cannot be reached. Check your connection and try again."
    />
  ),
};

const versions = {
  mineText: 'Mine',
  isBusy: false,
  onUseMine: nothing,
  onKeepTheirs: nothing,
  onKeepEditing: nothing,
};

export const TwoVersions: Story = {
  render: () => (
    <EditConflictDialog
      {...versions}
      differences={[
        { label: 'Title', theirs: 'Kite Club', mine: LONG_NAME },
        { label: 'Description', theirs: '', mine: HINDI_TEXT.replace(/<[^>]+>/g, '').repeat(12) },
      ]}
      remarks={['There are 2 photos there, and 1 here.']}
    />
  ),
};

export const TwoVersionsFailed: Story = {
  render: () => (
    <EditConflictDialog
      {...versions}
      differences={[{ label: 'Post', theirs: 'On Sunday at six', mine: UNBREAKABLE }]}
      error="The server cannot be reached. Check your connection and try again."
    />
  ),
};

export const NewPage: Story = { render: () => <LazyPageDialog onClose={nothing} onSaved={nothing} /> };

export const ChangePage: Story = {
  render: () => (
    <LazyPageDialog
      page={aPage(LONG_NAME, { imageUrl: 'pictures/courtyard.svg', description: UNBREAKABLE })}
      onClose={nothing}
      onSaved={nothing}
    />
  ),
};

export const Message: Story = {
  render: () => (
    <Shown
      alert={{
        type: 'info',
        title: 'Your account is being deleted',
        message: 'Until 3 March you can restore it by signing in.',
      }}
    />
  ),
};

export const Failure: Story = {
  render: () => <Shown alert={{ type: 'error', title: 'Your account is suspended', message: UNBREAKABLE }} />,
};

export const Question: Story = {
  render: () => (
    <Shown
      alert={{
        type: 'input',
        title: 'Delete your account?',
        message: 'Your posts, comments and pages go with it. Type your password to go on.',
        label: 'Password',
        isPassword: true,
        confirm: 'Delete account',
        isDangerous: true,
        check: (answer) => (answer === '' ? 'Type your password' : undefined),
        submit: () => Promise.resolve('That is not your password.'),
      }}
    />
  ),
};

function Shown({ alert }: { alert: Alert }) {
  useEffect(() => showAlert(alert), [alert]);
  return null;
}
