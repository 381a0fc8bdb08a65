import { errorText } from '@campus-commons/web-kit/errorText.ts';
import { CloudOff, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsOffline } from '../../lib/state/network';
import { offlineTexts } from '../../texts/common';
import { EmptyState } from './EmptyState';
import { TryAgain } from '../BusyButton';

interface ErrorBoxProps {
  /** What happened; the text comes from the specification. */
  title: string;
  /** Set it when the screen has no other heading. */
  heading?: 'h1' | 'h2';
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

interface NotLoadedBoxProps {
  /** Set it when the screen has no other heading. */
  heading?: 'h1' | 'h2';
  /** Buttons or links for another way on. */
  children?: ReactNode;
}

/** Shown offline in place of what was never loaded. It is no error, and there is nothing to try again. */
function NotLoadedBox({ heading, children }: NotLoadedBoxProps) {
  return (
    <EmptyState
      role="status"
      icon={<CloudOff size={36} aria-hidden />}
      title={offlineTexts.notLoaded}
      heading={heading}
      actions={children}
    >
      {offlineTexts.notLoadedText}
    </EmptyState>
  );
}
