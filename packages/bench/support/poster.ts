import { readFile } from 'node:fs/promises';

/**
 * A process of its own, started by {@link ../uploads.ts}, that posts photos: what sending them takes must not delay those who read in
 * the other process, whose times are measured. For each {@link Posting} it receives it posts all at once and sends {@link Posted}.
 */

/** What to post. */
export interface Posting {
  /** Of the API. */
  readonly url: string;
  /** Absolute paths of JPEG files, and the session of the member who posts each. */
  readonly photos: readonly { readonly file: string; readonly token: string }[];
}

/** The result of each post. */
export type Posted = readonly {
  /** From the first byte sent to the last byte of the answer. */
  readonly milliseconds: number;
  /** Path of the picture, without a leading slash. */
  readonly picture: string;
}[];

process.on('message', (posting: Posting) => {
  void postAll(posting).then(
    (posted) => process.send?.(posted),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function postAll({ url, photos }: Posting): Promise<Posted> {
  const files = await Promise.all(photos.map(({ file }) => readFile(file)));
  return Promise.all(
    photos.map(({ token }, place) => {
      return post(url, token, new Blob([files[place] ?? Buffer.alloc(0)], { type: 'image/jpeg' }));
    }),
  );
}

async function post(url: string, token: string, photo: Blob): Promise<Posted[number]> {
  const form = new FormData();
  form.set('feedData', JSON.stringify({ content: '<p>Seen on the way to the library</p>' }));
  form.set('images', photo, 'photo.jpg');
  const began = performance.now();
  const answer = await fetch(`${url}/user/feeds/create`, {
    method: 'POST',
    headers: { Authorization: token },
    body: form,
  });
  const text = await answer.text();
  const milliseconds = performance.now() - began;
  if (!answer.ok) throw new Error(`The post got ${answer.status}: ${text}`);
  const { data } = JSON.parse(text) as { data: { feedData: { images: { url: string }[] } } };
  return { milliseconds, picture: data.feedData.images[0]?.url ?? '' };
}
