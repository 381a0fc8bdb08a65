import { loadChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import { generatedApi } from '../../../api/generated';
import { serverNow } from '../../../lib/state/clock';

/** What a button that is off gets, after its own: it keeps its place in the order of focus, and says why when it is pressed. */
export interface Off {
  'aria-disabled': true;
  onClick: () => void;
  /** Dims it, and not its focus ring (`MemberFrame`). */
  'data-dimmed': true;
}

/**
 * For a button that a limited member cannot use: instead of a call that would be refused, it tells them until when and why.
 * Undefined without a limit.
 */
export function useLimit(): Off | undefined {
  const limit = generatedApi.endpoints.profileGet.useQueryState({ getProfileDto: {} }).data?.data.limit;
  if (!limit || serverNow().getTime() >= Date.parse(limit.until)) return undefined;
  const explain = () =>
    void loadChunk(() => import('../explainLimit')).then(
      ({ explainLimit }) => explainLimit(limit),
      (error: unknown) => console.error(error),
    );
  return { 'aria-disabled': true, onClick: explain, 'data-dimmed': true };
}
