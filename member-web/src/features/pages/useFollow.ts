import { failureStatus } from '@campus-commons/web-kit/errorText.ts';
import { pageTexts } from '../../texts/pages';
import { usePagesToggleFollowMutation } from './pagesApi';

/** Follows or unfollows a page. The change is shown only after the server has confirmed it. */
export function useFollow(pageId: string) {
  const [toggleFollow, { isLoading, error }] = usePagesToggleFollowMutation();
  return { toggle: () => void toggleFollow({ pageIdDto: { id: pageId } }), isLoading, error };
}

/** The error text; depends on whether the server has answered (specification, section 8). */
export function followErrorText(error: unknown): string {
  return failureStatus(error) === undefined ? pageTexts.followUnanswered : pageTexts.followRefused;
}
