import { failureStatus } from '@campus-commons/web-kit/errorText.ts';
import { pageTexts } from '../../texts/pages';
import { usePagesToggleFollowMutation } from './pagesApi';

/** Follows a page and leaves it again; shown only once the server has taken it. */
export function useFollow(pageId: string) {
  const [toggleFollow, { isLoading, error }] = usePagesToggleFollowMutation();
  return { toggle: () => void toggleFollow({ pageIdDto: { id: pageId } }), isLoading, error };
}

/** Told apart by whether the server has answered (specification, section 8). */
export function followFault(error: unknown): string {
  return failureStatus(error) === undefined ? pageTexts.followUnanswered : pageTexts.followRefused;
}
