import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  archRadius,
  categoryHues,
  darkTokens,
  lightTokens,
  pageCategories,
  portraitInks,
  type Hue,
  type SchemeTokens,
} from './tokens.ts';

/** Relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((start) => parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Name, foreground and background of every colour pair that is used for text. */
function textPairs(tokens: SchemeTokens): Array<[name: string, text: string, ground: string]> {
  const { paper, sunken, surface, raised, primary, danger, inverse, band } = tokens;
  const grounds = { paper, sunken, surface, raised };
  const inks = { ink: tokens.ink, ink2: tokens.ink2, ink3: tokens.ink3 };
  const hues: Record<string, Hue> = {
    primary,
    marigold: tokens.marigold,
    hibiscus: tokens.hibiscus,
    leaf: tokens.leaf,
    indigo: tokens.indigo,
    brick: tokens.brick,
    danger,
  };
  return [
    ...Object.entries(inks).flatMap(([ink, colour]) =>
      Object.entries(grounds).map(([ground, on]): [string, string, string] => [
        `${ink} on ${ground}`,
        colour,
        on,
      ]),
    ),
    ...Object.entries(hues).flatMap(([name, hue]): Array<[string, string, string]> => [
      [`${name} text on its tint`, hue.text, hue.tint],
      [`${name} text on paper`, hue.text, paper],
      [`${name} text on surface`, hue.text, surface],
      [`${name} text on raised`, hue.text, raised],
    ]),
    ['ink on the primary tint (a row under the pointer)', tokens.ink, primary.tint],
    ['ink2 on the primary tint', tokens.ink2, primary.tint],
    ['primary text on the strong tint (a tonal button under the pointer)', primary.text, primary.tintStrong],
    ['filled button', primary.on, primary.main],
    ['filled button under the pointer', primary.on, primary.hover],
    ['dangerous button', danger.on, danger.main],
    ['dangerous button under the pointer', danger.on, danger.hover],
    ['toast', inverse.ink, inverse.surface],
    ['quiet text of a toast', inverse.ink2, inverse.surface],
    ['band', band.ink, band.surface],
    ['quiet text of the band', band.ink2, band.surface],
    ['footer', band.ink, band.deep],
    ['quiet text of the footer', band.ink2, band.deep],
    ...portraitInks.map(([ink]): [string, string, string] => [
      `letter of a portrait on ${ink}`,
      '#FFFFFF',
      ink,
    ]),
  ];
}

/** Non-text elements that need contrast: borders of inputs, the focus ring, filled icons. */
function graphicPairs(tokens: SchemeTokens): Array<[name: string, line: string, ground: string]> {
  const { paper, surface, raised, sunken, primary, hibiscus, inputBorder, danger } = tokens;
  return [
    ['input border on raised', inputBorder, raised],
    ['input border on surface', inputBorder, surface],
    ['input border on paper', inputBorder, paper],
    ...Object.entries({ paper, surface, raised, sunken }).map(([name, ground]): [string, string, string] => [
      `focus ring on ${name}`,
      primary.main,
      ground,
    ]),
    ['border of a wrong input', danger.main, raised],
    ['filled heart', hibiscus.main, surface],
  ];
}

describe.each([
  ['light', lightTokens],
  ['dark', darkTokens],
])('%s scheme', (_scheme, tokens) => {
  it.each(textPairs(tokens))('%s reads at 4.5:1', (_name, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(graphicPairs(tokens))('%s stands out at 3:1', (_name, line, ground) => {
    expect(contrast(line, ground)).toBeGreaterThanOrEqual(3);
  });
});

it('gives every page category a different hue', () => {
  expect(new Set(Object.values(categoryHues)).size).toBe(pageCategories.length);
});

describe('archRadius', () => {
  it('makes the top a half circle for boxes of any proportions', () => {
    expect(archRadius(2, 6)).toBe('50% 50% 6px 6px / 25% 25% 6px 6px');
  });

  it('never exceeds the height of a flat box', () => {
    expect(archRadius(0.4, 0)).toBe('50% 50% 0px 0px / 100% 100% 0px 0px');
  });
});

it('mails have the colours of the light scheme, which mail programs cannot read from the tokens', () => {
  const file = path.join(__dirname, '../../../backend/src/modules/notifications/mail/notification.mail.ts');
  const used = new Set(readFileSync(file, 'utf8').match(/#[0-9A-F]{6}/gi));
  const { paper, surface, hairline, ink, ink2, primary } = lightTokens;
  expect([...used].sort()).toEqual([paper, surface, hairline, ink, ink2, primary.main, primary.on].sort());
});
