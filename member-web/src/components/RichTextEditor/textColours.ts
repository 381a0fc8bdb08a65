import { Extension } from '@tiptap/core';
import { colourTexts } from '../../texts/editor';
import {
  readColours,
  type TextColours as TextColourValues,
} from '@campus-commons/web-kit/richText/colours.ts';
import { HIGHLIGHT, TEXT_COLOUR } from '../RichText/sanitise';

export interface Swatch {
  name: string;
  value: string;
}

/**
 * Text colours: the product's hues, dark enough to be readable on a light background. Posts store these values, so they
 * do not change with the design tokens.
 */
export const TEXT_SWATCHES: Swatch[] = [
  { name: colourTexts.teal, value: '#0B6B70' },
  { name: colourTexts.indigo, value: '#3A467F' },
  { name: colourTexts.hibiscus, value: '#C8324F' },
  { name: colourTexts.brick, value: '#B4532F' },
  { name: colourTexts.marigold, value: '#9A6200' },
  { name: colourTexts.leaf, value: '#3F7A2A' },
  { name: colourTexts.plum, value: '#7B3F8C' },
  { name: colourTexts.grey, value: '#656C6F' },
];

/** Highlight colours, pale enough for text on them. */
export const HIGHLIGHT_SWATCHES: Swatch[] = [
  { name: colourTexts.teal, value: '#BFE3DE' },
  { name: colourTexts.indigo, value: '#D3D8F2' },
  { name: colourTexts.hibiscus, value: '#F9CFD6' },
  { name: colourTexts.brick, value: '#F6D5C3' },
  { name: colourTexts.marigold, value: '#FBE2A6' },
  { name: colourTexts.leaf, value: '#D2E6BC' },
  { name: colourTexts.plum, value: '#E8D3EE' },
  { name: colourTexts.grey, value: '#DEDAD0' },
];

const colourAttribute = (
  key: 'color' | 'backgroundColor',
  property: keyof TextColourValues,
  customProperty: string,
) => ({
  default: null,
  parseHTML: (element: HTMLElement) => readColours(element.getAttribute('style') ?? '')[property] ?? null,
  // The plain property is copied with the text to other programs; this site renders the custom one.
  renderHTML: (attributes: Record<string, unknown>) => {
    const value = attributes[key];
    return typeof value === 'string' ? { style: `${property}: ${value}; ${customProperty}: ${value}` } : {};
  },
});

/** Adds the two colours that a post may have to the text style mark. */
export const TextColours = Extension.create({
  name: 'textColours',
  addGlobalAttributes() {
    return [
      {
        types: ['textStyle'],
        attributes: {
          color: colourAttribute('color', 'color', TEXT_COLOUR),
          backgroundColor: colourAttribute('backgroundColor', 'background-color', HIGHLIGHT),
        },
      },
    ];
  },
});
