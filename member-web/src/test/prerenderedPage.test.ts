import { lightTokens } from '@campus-commons/web-kit/tokens.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageFrom } from '../../prerender/page';

const TEMPLATE =
  '<html><head><!--head--><title>Campus Commons</title><!--/head--></head><body><div id="root"></div></body></html>';
const style = (names: string, rules: string) => `<style data-emotion="${names}">${rules}</style>`;

it('the styles of a section are one tag before it, and those of all screens are in the head', () => {
  const markup = [
    '<title>About</title>',
    style('css frame', '.css-frame{margin:0}'),
    '<div class="css-frame">',
    style('css-global all', ':root{--gap:8px}'),
    '<header>',
    style('css bar', '.css-bar{top:0}'),
    '<nav class="css-bar">',
    style('css entry', '.css-entry{padding:1px}'),
    '<a class="css-entry">Home</a></nav></header><section><p class="css-bar">Text</p></section></div>',
  ].join('');
  const page = new DOMParser().parseFromString(pageFrom(TEMPLATE, markup, false), 'text/html');

  const head = [...page.head.children].map((tag) => tag.outerHTML);
  expect(head).toEqual([
    '<title>About</title>',
    '<style data-emotion="css-global all" data-s="">:root{--gap:8px}</style>',
  ]);
  const styles = [...page.body.querySelectorAll('style')];
  expect(
    styles.map((tag) => [tag.dataset.emotion, tag.textContent, tag.nextElementSibling?.tagName]),
  ).toEqual([
    ['css frame', '.css-frame{margin:0}', 'DIV'],
    ['css bar entry', '.css-bar{top:0}.css-entry{padding:1px}', 'HEADER'],
  ]);
  expect(page.body.textContent).toContain('HomeText');
});

it('the installed site opens on the paper of the light scheme', () => {
  const manifest = readFileSync(join(__dirname, '../../public/manifest.webmanifest'), 'utf8');
  expect(JSON.parse(manifest)).toMatchObject({
    background_color: lightTokens.paper,
    theme_color: lightTokens.paper,
  });
});
