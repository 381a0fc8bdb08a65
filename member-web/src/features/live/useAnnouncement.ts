import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { liveTexts } from '../../texts/live';
import { notificationTexts } from '../../texts/notifications';
import { useUnread } from '../notifications/exports/Bell';
import { newPosts } from './exports/shownPosts';

/** Time from one announcement to the next. */
const INTERVAL_MS = 30_000;

/** What a screen reader is told: new posts and notifications, at most every half minute, and only when there are more. */
export function useAnnouncement(): string {
  const unread = useUnread();
  const posts = useSyncExternalStore(newPosts.subscribe, newPosts.get);
  const [text, setText] = useState('');
  const told = useRef({ unread, posts, at: -Infinity });
  useEffect(() => {
    const before = told.current;
    // What was looked at meanwhile may be told again.
    before.unread = Math.min(before.unread, unread);
    before.posts = Math.min(before.posts, posts);
    if (unread <= before.unread && posts <= before.posts) return undefined;
    const timer = setTimeout(
      () => {
        const parts = [
          ...(posts > before.posts ? [liveTexts.newPosts(posts)] : []),
          ...(unread > before.unread ? [notificationTexts.bell(unread)] : []),
        ];
        told.current = { unread, posts, at: performance.now() };
        setText(parts.join('. '));
      },
      Math.max(0, before.at + INTERVAL_MS - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [unread, posts]);
  return text;
}
