import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { offlineTexts as texts } from '../../texts/common';
import { EmptyState } from './EmptyState';

interface NotLoadedBoxProps {
  /** Set it when the screen has no other heading. */
  heading?: 'h1';
  /** Buttons or links for another way on. */
  children?: ReactNode;
}

/** Shown offline in place of what was never loaded. It is no error, and there is nothing to try again. */
export function NotLoadedBox({ heading, children }: NotLoadedBoxProps) {
  return (
    <EmptyState
      role="status"
      icon={<CloudOff size={36} aria-hidden />}
      title={texts.notLoaded}
      heading={heading}
      actions={children}
    >
      {texts.notLoadedText}
    </EmptyState>
  );
}
