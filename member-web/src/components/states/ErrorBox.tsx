import { errorText } from '@campus-commons/web-kit/errorText.ts';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsOffline } from '../../lib/state/network';
import { EmptyState } from './EmptyState';
import { NotLoadedBox } from './NotLoadedBox';
import { TryAgain } from './TryAgain';

interface ErrorBoxProps {
  /** What happened; the text comes from the specification. */
  title: string;
  /** Set it when the screen has no other heading. */
  heading?: 'h1';
  /** Why; its message is shown. */
  error: unknown;
  /** Whether the request is being repeated. */
  isBusy: boolean;
  onRetry: () => void;
  /** Buttons or links besides Try Again. */
  children?: ReactNode;
}

/** Shown when something could not be fetched. Screen readers announce it. Offline it is only not loaded yet. */
export function ErrorBox({ title, heading, error, isBusy, onRetry, children }: ErrorBoxProps) {
  if (useIsOffline()) return <NotLoadedBox heading={heading}>{children}</NotLoadedBox>;
  return (
    <EmptyState
      role="alert"
      icon={<TriangleAlert size={36} aria-hidden />}
      title={title}
      heading={heading}
      actions={
        <>
          <TryAgain isBusy={isBusy} onRetry={onRetry} />
          {children}
        </>
      }
    >
      {errorText(error)}
    </EmptyState>
  );
}
