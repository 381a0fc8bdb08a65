/** The server stops counting new posts here. */
const MAX_POSTS = 50;

/** What changes by itself while a screen is shown. */
export const liveTexts = {
  newPosts: (count: number) =>
    count === 1 ? '1 new post' : `${count >= MAX_POSTS ? `${MAX_POSTS}+` : count} new posts`,
} as const;
