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
 * For a button that a limited member cannot use, or a minor without a needed consent: instead of a call that would be refused, it
 * tells them until when and why. Undefined for everybody else.
 */
export function useLimit(): Off | undefined {
  const { limit, lacksConsent } =
    generatedApi.endpoints.profileGet.useQueryState({ getProfileDto: {} }).data?.data ?? {};
  const present = limit && serverNow().getTime() < Date.parse(limit.until) ? limit : null;
  if (!present && !lacksConsent) return undefined;
  const explain = () =>
    void loadChunk(() => import('../explainLimit')).then(
      ({ explainLimit }) => explainLimit(present),
      (error: unknown) => console.error(error),
    );
  return { 'aria-disabled': true, onClick: explain, 'data-dimmed': true };
}
