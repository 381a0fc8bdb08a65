import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AlertDialog } from './AlertDialog';
import type { QueuedAlert } from './alerts';

/** The screens of members lead to the landing page when a session ends; its form shows then why. */
const LEADS_TO_FORM = /^\/(?:dashboard|landing)(?:\/|$)/;

/** The first alert of the queue as a dialog, unless the form to sign in shows it. */
export function OpenAlert({ queue }: { queue: readonly QueuedAlert[] }) {
  const { pathname } = useLocation();
  // What the form has shown is not repeated in a dialog on the next screen.
  const [inForm, setInForm] = useState<number>();
  const asking = LEADS_TO_FORM.test(pathname)
    ? queue.find(({ asksToSignIn }) => asksToSignIn)?.id
    : undefined;
  if (asking !== undefined && asking !== inForm) setInForm(asking);
  const open = queue.find(({ id }) => id !== asking && id !== inForm);
  // A separate dialog for each alert, so that no typed text carries over to the next.
  return open && <AlertDialog key={open.id} alert={open} />;
}
