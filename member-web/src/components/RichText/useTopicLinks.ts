import { useEffect, type RefObject } from 'react';
import type { TopicDto } from '../../api/generated';

/**
 * Makes links of the topics in a text. What finds them is loaded with the first text that has one; until then they stay text of the
 * same size.
 * @param markup the HTML that the element shows
 * @param topics those that the server lists
 */
export function useTopicLinks(
  box: RefObject<HTMLElement | null>,
  markup: string,
  topics: readonly TopicDto[] | undefined,
): void {
  useEffect(() => {
    const element = box.current;
    if (!element || !topics?.length) return undefined;
    let isGone = false;
    void import('./topics/linkTopics').then(
      ({ linkTopics }) => isGone || linkTopics(element, topics),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [box, markup, topics]);
}
