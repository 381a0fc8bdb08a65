import { BusyButton } from '../BusyButton';
import { commonTexts } from '../../texts/common';

interface TryAgainProps {
  /** Whether the request is being repeated. */
  isBusy: boolean;
  onRetry: () => void;
}

/** Repeats a request that failed. */
export function TryAgain({ isBusy, onRetry }: TryAgainProps) {
  return (
    <BusyButton variant="tonal" loading={isBusy} onClick={onRetry}>
      {commonTexts.tryAgain}
    </BusyButton>
  );
}
