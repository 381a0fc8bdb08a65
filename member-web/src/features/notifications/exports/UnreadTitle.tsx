import { useEffect } from 'react';
import { notificationTexts } from '../../../texts/notifications';
import { useUnread } from './useUnread';

const PREFIX = /^\(\d+\+?\) /;

/** Puts the number at the bell before the title of the document, whichever screen sets it. */
export function UnreadTitle() {
  const unread = useUnread();
  useEffect(() => {
    if (unread === 0) return undefined;
    const show = () => {
      const title = notificationTexts.titlePrefix(unread) + document.title.replace(PREFIX, '');
      if (document.title !== title) document.title = title;
    };
    show();
    const watch = new MutationObserver(show);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      document.title = document.title.replace(PREFIX, '');
    };
  }, [unread]);
  return null;
}
