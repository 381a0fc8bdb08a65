import type { ReactNode } from 'react';
import { BusyButton } from './BusyButton';

interface LoadMoreProps {
  isBusy: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** The button that loads more entries of a list inside a card. */
export function LoadMore({ isBusy, onClick, children }: LoadMoreProps) {
  return (
    <BusyButton
      variant="text"
      loading={isBusy}
      loadingPosition="start"
      onClick={onClick}
      sx={{ ml: -3, mb: -2, alignSelf: 'start', justifySelf: 'start' }}
    >
      {children}
    </BusyButton>
  );
}
