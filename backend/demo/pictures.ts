import type { ProcessedImage } from '../src/platform/media/image-pipeline.js';
import { mediaPath, newMediaName } from '../src/platform/media/media-path.js';
import { coverNamed, pictureNamed } from './art/drawings.js';
import { DrawingBoard } from './drawing-board.js';
import type { Community, PlannedMember, PlannedPage, PlannedPost } from './planned.js';

/** A picture with its own name; several may have the same bytes. */
export interface Picture {
  readonly name: string;
  /** Path on the API host. */
  readonly path: string;
  readonly alt: string;
  readonly image: ProcessedImage;
}

/** All pictures of the community, rendered and named. */
export interface Pictures {
  readonly posts: ReadonlyMap<PlannedPost, readonly Picture[]>;
  readonly pages: ReadonlyMap<PlannedPage, Picture>;
  readonly avatars: ReadonlyMap<PlannedMember, Picture>;
  readonly covers: ReadonlyMap<PlannedMember, Picture>;
}

/** Renders the community's pictures without storing them. */
export async function drawPictures({ posts, pages, members }: Community): Promise<Pictures> {
  const board = new DrawingBoard();
  return {
    posts: new Map(
      await Promise.all(
        posts.map(async (post) => {
          const pictures = (post.seed.pictures ?? []).map((name) => {
            const drawing = pictureNamed(name);
            return named(board.picture(name, drawing), drawing.alt);
          });
          return [post, await Promise.all(pictures)] as const;
        }),
      ),
    ),
    pages: await mapped(pages, ({ seed: { picture } }) =>
      picture ? named(board.picture(picture, pictureNamed(picture))) : null,
    ),
    avatars: await mapped(members, ({ seed: { portrait } }) =>
      portrait ? named(board.portrait(portrait)) : null,
    ),
    covers: await mapped(members, ({ seed: { cover } }) =>
      cover ? named(board.picture(cover, coverNamed(cover))) : null,
    ),
  };
}

export function allPictures({ posts, pages, avatars, covers }: Pictures): Picture[] {
  return [...[...posts.values()].flat(), ...pages.values(), ...avatars.values(), ...covers.values()];
}

/** The name is cryptographically random, not from the seeded generator, because it is a picture's only secret. */
async function named(drawing: Promise<ProcessedImage>, alt = ''): Promise<Picture> {
  const name = newMediaName();
  return { name, path: mediaPath(name), alt, image: await drawing };
}

async function mapped<Owner>(
  owners: readonly Owner[],
  pictureOf: (owner: Owner) => Promise<Picture> | null,
): Promise<Map<Owner, Picture>> {
  const pairs = await Promise.all(owners.map(async (owner) => [owner, await pictureOf(owner)] as const));
  return new Map(pairs.flatMap(([owner, picture]) => (picture ? [[owner, picture] as const] : [])));
}
