import { errorText, failureStatus } from '@campus-commons/web-kit/errorText.ts';
import { isNotFound } from '../../api/errors';
import type { CacheUpdate } from '../../api/cacheUpdates';
import { generatedApi, type PagesGetPageByIdApiResponse } from '../../api/generated';
import type { ApiThunk } from '../../api/thunks';
import { showFailureToast, showToast } from '../../components/toasts/toasts';
import { pageTexts } from '../../texts/pages';
import { refetchPage } from './pagesApi';

const { pagesSetBell } = generatedApi.endpoints;

/** The optimistic update of a page's bell. It is applied to answers that were requested before the choice. */
class OptimisticBell implements CacheUpdate {
  constructor(
    private readonly pageId: string,
    public wanted: boolean,
  ) {}

  apply(endpoint: string, answer: unknown): void {
    if (endpoint !== 'pagesGetPageById') return;
    const { data } = answer as PagesGetPageByIdApiResponse;
    if (data.page.id === this.pageId) data.bell = this.wanted && data.isFollowing;
  }
}

/**
 * Turns a page's bell on or off, as an optimistic update: at once on the screen, then on the server. A choice during a pending
 * call only changes the wanted state; after that call, another one follows if needed. If a call fails, the bell returns to the
 * state before, and the page is refetched.
 */
export function setBell(pageId: string, wanted: boolean): ApiThunk<Promise<void>> {
  return async (dispatch, _getState, { cacheUpdates }) => {
    const key = `bell:${pageId}`;
    const show = (on: boolean) =>
      dispatch(
        generatedApi.util.updateQueryData('pagesGetPageById', { pageIdDto: { id: pageId } }, ({ data }) => {
          data.bell = on && data.isFollowing;
        }),
      );
    show(wanted);
    const pending = cacheUpdates.unconfirmed(key);
    if (pending instanceof OptimisticBell) {
      pending.wanted = wanted;
      return;
    }

    const update = new OptimisticBell(pageId, wanted);
    cacheUpdates.add(key, update);
    let known = !wanted;
    while (known !== update.wanted) {
      const on = update.wanted;
      const { error } = await dispatch(
        pagesSetBell.initiate({ setBellDto: { id: pageId, on } }, { track: false }),
      );
      // The session has changed, and this belongs to the previous member.
      if (cacheUpdates.unconfirmed(key) !== update) return;
      if (error) {
        cacheUpdates.remove(key);
        showFailureToast(error, bellErrorText(error, on));
        show(known);
        dispatch(refetchPage(pageId));
        return;
      }
      known = on;
    }
    cacheUpdates.confirm(key, update);
    void showToast('success', pageTexts.bellSet(known));
  };
}

/** Refused (403): the member does not follow the page any more, or has too many bells, which the server's message tells. */
function bellErrorText(error: unknown, on: boolean): string {
  if (isNotFound(error)) return pageTexts.pageMissing;
  return failureStatus(error) === 403 ? errorText(error) : pageTexts.bellFailed(on);
}
