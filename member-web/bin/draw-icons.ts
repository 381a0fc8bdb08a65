/**
 * Draws the pictures of this site that other programs show: the icons of the installed site and the picture of link
 * previews. Run it after the logo or the courtyard has changed: `npm run icons -w member-web`.
 * They contain no name, because the brand name belongs to the deployment.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp, { type Color } from 'sharp';
import { lightTokens } from '../../packages/web-kit/src/tokens.ts';
import { withAccent } from '../../packages/web-kit/vite/drawings.ts';

const webKit = (file: string) => fileURLToPath(new URL(`../../packages/web-kit/${file}`, import.meta.url));
const target = (file: string) => fileURLToPath(new URL(`../public/${file}`, import.meta.url));
const { paper } = lightTokens;
const png = { compressionLevel: 9, palette: true };

const drawing = (file: string) => Buffer.from(withAccent(readFileSync(webKit(file), 'utf8')));
const logo = drawing('public/favicon.svg');
const renderLogo = (size: number) =>
  sharp(logo, { density: (72 * size) / 32 })
    .resize(size, size)
    .png()
    .toBuffer();

/** Draws the logo on a plain background. `share` is the logo's fraction of the edge length; the rest is margin. */
async function icon(file: string, size: number, share: number, background: Color) {
  const inner = Math.round(size * share);
  await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: await renderLogo(inner) }])
    .png(png)
    .toFile(target(file));
}

mkdirSync(target('icons'), { recursive: true });
const clear = { r: 0, g: 0, b: 0, alpha: 0 };
await icon('icons/icon-192.png', 192, 1, clear);
await icon('icons/icon-512.png', 512, 1, clear);
// A launcher may crop a maskable icon to the inner 80 % (W3C App Manifest, "safe zone"); iOS rounds the corners.
await icon('icons/maskable-512.png', 512, 0.58, paper);
await icon('icons/apple-touch-icon.png', 180, 0.7, paper);

// What Android shows in the status bar takes its shape from the transparency alone: the outer arch, with the inner one left out.
const badge = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#fff" fill-rule="evenodd"
  d="M2 32V16a14 14 0 0 1 28 0v16h-4.6V17a9.4 9.4 0 0 0-18.8 0v15zM16 11.7a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM10.6 32v-4.6a5.4 5.4 0 0 1 10.8 0V32z" /></svg>`;
await sharp(Buffer.from(badge), { density: (72 * 96) / 32 })
  .resize(96, 96)
  .png(png)
  .toFile(target('icons/badge-96.png'));

await sharp(drawing('src/art/courtyard.svg'), { density: 144 })
  .resize(1200, 630, { fit: 'cover', position: 'centre' })
  .png(png)
  .toFile(target('share.png'));
