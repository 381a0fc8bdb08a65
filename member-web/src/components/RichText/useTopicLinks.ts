import { useEffect, useRef, type RefObject } from 'react';
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
  const wasLinked = useRef(false);
  useEffect(() => {
    const element = box.current;
    // Those that were links and are not listed any more become text.
    if (!element || !topics || (topics.length === 0 && !wasLinked.current)) return undefined;
    wasLinked.current = true;
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
