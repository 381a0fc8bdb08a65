import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { encodeStill, type ProcessedImage } from '../../../backend/src/platform/media/image-pipeline.ts';
import { mediaPath, newMediaName } from '../../../backend/src/platform/media/media-path.ts';
import type { Community } from './community.ts';
import { ART, PROJECTS, type Drawing, type Member, type Page, type Post, type Project } from './content.ts';
import { drawPortrait, type Portrait } from './portraits.ts';

/**
 * Pixels of the longer side: enough for a phone with two pixels per point and for a desktop's feed. The first start must not
 * take long, and 1280 pixels cost twice the CPU time, because they add a third rendition.
 */
const LONGER_SIDE_PIXELS = 960;
const PORTRAIT_SIDE_PIXELS = 400;
/** Number of drawings rendered concurrently. */
const AT_ONCE = 2;
/** WebP's least effort: the first start must not take long. The usual 4 takes twice the CPU time for files a third smaller. */
const EFFORT = 0;

type Subject = Drawing | Portrait | undefined;

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
  readonly posts: ReadonlyMap<Post, readonly Picture[]>;
  readonly projects: ReadonlyMap<Project, readonly Picture[]>;
  readonly pages: ReadonlyMap<Page, Picture>;
  readonly avatars: ReadonlyMap<Member, Picture>;
  readonly covers: ReadonlyMap<Member, Picture>;
}

/** Renders the community's pictures without storing them, each drawing once, however often it is used. */
export async function drawPictures({ posts, pages, members }: Community): Promise<Pictures> {
  const images = await render(
    new Set([
      ...posts.flatMap((post) => post.pictures),
      ...PROJECTS.flatMap((project) => project.pictures),
      ...pages.map((page) => page.picture),
      ...members.flatMap(({ portrait, cover }) => [portrait, cover]),
    ]),
  );
  const named = (subject: Subject): Picture[] => {
    const image = images.get(subject);
    if (!subject || !image) return [];
    // Cryptographically random, not from the seeded generator, because it is a picture's only secret.
    const name = newMediaName();
    return [{ name, path: mediaPath(name), alt: 'alt' in subject ? subject.alt : '', image }];
  };
  return {
    posts: new Map(posts.map((post) => [post, post.pictures.flatMap(named)])),
    projects: new Map(PROJECTS.map((project) => [project, project.pictures.flatMap(named)])),
    pages: new Map(pages.flatMap((page) => named(page.picture).map((picture) => [page, picture]))),
    avatars: new Map(members.flatMap((member) => named(member.portrait).map((picture) => [member, picture]))),
    covers: new Map(members.flatMap((member) => named(member.cover).map((picture) => [member, picture]))),
  };
}

export function allPictures({ posts, projects, pages, avatars, covers }: Pictures): Picture[] {
  return [
    ...[...posts.values(), ...projects.values()].flat(),
    ...pages.values(),
    ...avatars.values(),
    ...covers.values(),
  ];
}

async function render(subjects: ReadonlySet<Subject>): Promise<Map<Subject, ProcessedImage>> {
  const images = new Map<Subject, ProcessedImage>();
  const queue = subjects.values();
  const work = async () => {
    // The workers share the iterator: each takes what the others have not begun.
    for (const subject of queue) {
      if (!subject) continue;
      const svg = 'hair' in subject ? portrait(subject) : await drawing(subject);
      images.set(subject, await encodeStill(sharp(Buffer.from(svg)), EFFORT));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return images;
}

function portrait(of: Portrait): string {
  return withSize(drawPortrait(of), PORTRAIT_SIDE_PIXELS, PORTRAIT_SIDE_PIXELS);
}

async function drawing({ of, view, colours }: Drawing): Promise<string> {
  const drawn = await readFile(new URL(`${of}.svg`, ART), 'utf8');
  const svg = drawn.replace(/#[0-9a-f]{6}\b/g, (colour) => colours?.get(colour) ?? colour);
  const shown = view ? svg.replace(/viewBox="[^"]+"/, `viewBox="${view.join(' ')}"`) : svg;
  const [, box] = /viewBox="([^"]+)"/.exec(shown) ?? [];
  if (box === undefined) throw new Error(`The drawing ${of} lacks its viewBox`);
  const [, , width = 0, height = 0] = box.split(' ').map(Number);
  const scale = LONGER_SIDE_PIXELS / Math.max(width, height);
  return withSize(shown, Math.round(width * scale), Math.round(height * scale));
}

/** Sets the root element's size in pixels, so that the SVG is rendered sharp instead of being enlarged. */
function withSize(svg: string, width: number, height: number): string {
  return svg.replace(/<svg\b([^>]*)>/, (_, attributes: string) => {
    const rest = attributes.replace(/ (?:width|height)="[^"]*"/g, '');
    return `<svg${rest} width="${width}" height="${height}">`;
  });
}
