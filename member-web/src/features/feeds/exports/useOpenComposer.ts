import { useOverlay } from '../../../lib/hooks/useOverlay';
import { COMPOSER, WITH_FIRST_LINE } from '../composerLink';

/** Opens the composer of the screen with a first line, unless there is a draft. */
export function useOpenComposer(): (firstLine: string) => void {
  const { open } = useOverlay(COMPOSER);
  return (firstLine) => open(WITH_FIRST_LINE, firstLine);
}
