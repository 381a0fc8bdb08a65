import { Button } from '@campus-commons/web-kit/Button.tsx';
import { useEffect } from 'react';
import { EmptyState } from '../../src/components/states/EmptyState';
import { ErrorBox } from '../../src/components/states/ErrorBox';
import { InlineError } from '../../src/components/states/InlineError';
import { NotFoundBox } from '../../src/components/states/NotFoundBox';
import { PersonRowsSkeleton } from '../../src/components/states/PersonRowsSkeleton';
import { showToast } from '../../src/components/toasts/toasts';
import { LONG_NAME, UNBREAKABLE } from '../answers';
import type { Story } from '../story';

export default { title: 'Notices' };

/** Display time of a toast: it stays while the story is open. */
const DISPLAY_MS = 24 * 60 * 60 * 1000;
const action = <Button variant="tonal">Try again</Button>;
const actions = ['Try again', 'Write to us', 'Back to the first page', 'Sign in with another account'].map(
  (text) => (
    <Button key={text} variant="tonal">
      {text}
    </Button>
  ),
);

export const Empty: Story = {
  render: () => (
    <EmptyState title="No posts yet" actions={action}>
      Posts from your campus gather here. Be the first to write one.
    </EmptyState>
  ),
};

export const Failed: Story = {
  render: () => (
    <ErrorBox title="Failed to fetch feeds" error={undefined} isBusy={false} onRetry={() => undefined} />
  ),
};

export const FailedLong: Story = {
  render: () => (
    <ErrorBox
      title={LONG_NAME}
      error={{ status: 400, data: { message: UNBREAKABLE } }}
      isBusy
      onRetry={() => undefined}
    >
      {actions}
    </ErrorBox>
  ),
};

export const Missing: Story = {
  render: () => (
    <NotFoundBox title="Feed not found" actions={action}>
      It may have been deleted or removed, or the link is not right.
    </NotFoundBox>
  ),
};

export const FailedInCard: Story = {
  render: () => <InlineError title="Failed to fetch comments" onRetry={() => undefined} />,
};

export const PeopleLoading: Story = {
  render: () => <PersonRowsSkeleton rows={4} label="Loading likes..." />,
};

export const Toasts: Story = { render: () => <ShowToasts /> };

function ShowToasts() {
  useEffect(() => {
    void showToast('success', 'Your post is in the feed', DISPLAY_MS);
    void showToast('error', `Not sent: ${LONG_NAME}`, DISPLAY_MS);
    void showToast('error', 'सहेजा नहीं जा सका। कृपया फिर से प्रयास करें।', DISPLAY_MS);
  }, []);
  return null;
}
