import { createContext } from 'react';

/** What the creator of a page can do with the posts that its screen shows. */
export interface Pinning {
  readonly isPinned: (feedId: string) => boolean;
  /** Asks until when, and pins the post. */
  readonly pin: (feedId: string) => void;
  readonly unpin: (feedId: string) => void;
}

/** Undefined where posts cannot be pinned: on other screens, and for everybody but the page's creator. */
export const PinningContext = createContext<Pinning | undefined>(undefined);
