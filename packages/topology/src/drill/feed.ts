import { Client, fieldOf, listOf } from '../traffic/client.ts';

/** The largest page size of the feed. */
const PAGE_SIZE = 50;

export interface Feed {
  readonly posts: number;
  /** Number of their pictures that are served, and that are missing. */
  readonly served: number;
  readonly missing: number;
}

/**
 * Reads the whole feed with all its pictures.
 * @param token a session from before the backup
 */
export async function feedWithPictures(port: number, token: string): Promise<Feed> {
  const client = new Client({ port }, () => 0);
  let [posts, served, missing] = [0, 0, 0];
  try {
    for (let page = 1; ; page += 1) {
      const body = { page, limit: PAGE_SIZE };
      const { text } = await client.ask({ purpose: 'read', path: '/user/feeds/getAllFeeds', body, token });
      const feeds = listOf(text, 'data', 'feeds').map((post) => JSON.stringify(post));
      for (const picture of feeds.flatMap((post) => listOf(post, 'feedData', 'imagesUrl'))) {
        const { status } = await client.ask({ purpose: 'picture', path: `/${String(picture)}` });
        if (status === 200) served += 1;
        else missing += 1;
      }
      posts += feeds.length;
      if (fieldOf(text, 'data', 'pagination', 'hasNextPage') !== true) return { posts, served, missing };
    }
  } finally {
    client.close();
  }
}
