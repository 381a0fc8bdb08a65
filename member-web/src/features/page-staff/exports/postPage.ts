import { createContext, useContext } from 'react';

/** The id of the page on which the post around it stands; undefined for a post on none. */
const PostPage = createContext<string | undefined>(undefined);

export const PostPageProvider = PostPage.Provider;
export const usePostPage = (): string | undefined => useContext(PostPage);
