import { MAX_SEARCH_LENGTH } from '@campus-commons/web-kit/bounds/generated.ts';
import {
  MAX_CITY_LENGTH,
  OPENING_FIELDS,
  OPENING_MODES,
} from '@campus-commons/web-kit/openingBounds/generated.ts';
import { cutText } from '@campus-commons/web-kit/text/generated.ts';
import type { GetOpeningsDto, OpeningDto } from './generated';

export type OpeningKind = OpeningDto['kind'];

/** The filters of a list of openings in an address (`?q=robot&field=design&mode=remote&city=Pune&paid=1&sort=closing`). */
export interface OpeningsQuery {
  /** Text in the title or the description; empty for all. */
  text: string;
  field?: OpeningDto['field'];
  mode?: OpeningDto['mode'];
  /** The beginning of a city; empty for all. */
  city: string;
  /** Only those with a stipend. */
  isPaid: boolean;
  /** Those whose last day comes first, instead of the newest. */
  isClosingFirst: boolean;
}

/** Reads the filters from an address; missing and invalid ones are ignored. */
export function openingsQueryOf(search: URLSearchParams): OpeningsQuery {
  const text = (name: string, max: number) => cutText((search.get(name) ?? '').trim(), max).trim();
  return {
    text: text('q', MAX_SEARCH_LENGTH),
    field: OPENING_FIELDS.find((known) => known === search.get('field')),
    mode: OPENING_MODES.find((known) => known === search.get('mode')),
    city: text('city', MAX_CITY_LENGTH),
    isPaid: search.get('paid') === '1',
    isClosingFirst: search.get('sort') === 'closing',
  };
}

/** The query of an address with these filters, on the first page of the list. */
export function searchOf({ text, field, mode, city, isPaid, isClosingFirst }: OpeningsQuery) {
  return {
    ...(text && { q: text }),
    ...(field && { field }),
    ...(mode && { mode }),
    ...(city && { city }),
    ...(isPaid && { paid: '1' }),
    ...(isClosingFirst && { sort: 'closing' }),
  };
}

/** The filters as the API takes them. */
export function filtersOf(kind: OpeningKind, query: OpeningsQuery): Omit<GetOpeningsDto, 'page' | 'limit'> {
  const { text, field, mode, city, isPaid, isClosingFirst } = query;
  return {
    kind,
    ...(text && { search: text }),
    ...(field && { field }),
    ...(mode && { mode }),
    ...(city && { city }),
    ...(isPaid && { paid: true }),
    ...(isClosingFirst && { sort: 'closing' }),
  };
}

/** Whether a filter may be the reason for an empty list. */
export function isFiltered({ text, field, mode, city, isPaid }: OpeningsQuery): boolean {
  return text !== '' || city !== '' || isPaid || field !== undefined || mode !== undefined;
}
