import { categoryHues, type PageCategory } from '@campus-commons/web-kit/tokens.ts';
import type { RegisterOptions } from 'react-hook-form';
import type { PageDto } from '../../../api/generated';
import { faultTexts, fieldTexts } from '../../../texts/fields';

/** The longest description of a page, characters. */
export const MAX_DESCRIPTION_LENGTH = 2000;
const MAX_TITLE_LENGTH = 100;

/** The kinds of page, in the order in which they are offered. */
export const categories: readonly PageCategory[] = [
  'Department',
  'Community',
  'Organization',
  'Club',
  'Event',
];

/** What its creator says of a page, as the form holds it. */
export interface PageValues {
  title: string;
  description: string;
  category: PageCategory;
}

/** The form of a page that is not there yet. */
export const emptyPage: PageValues = { title: '', description: '', category: 'Department' };

export const valuesOf = ({ title, description, category }: PageDto): PageValues => ({
  title,
  description,
  category,
});

const text = (label: string, most: number) => (value: string) => {
  const { length } = value.trim();
  if (length === 0) return faultTexts.isRequired(label);
  return length <= most || faultTexts.isTooLong(label, most.toLocaleString('en-IN'));
};

/** Which fields must be filled in (specification, section 5), within the bounds of the server. */
export const pageRules = {
  title: { validate: text(fieldTexts.title, MAX_TITLE_LENGTH) },
  description: { validate: text(fieldTexts.description, MAX_DESCRIPTION_LENGTH) },
  category: {},
} satisfies { [Name in keyof PageValues]: RegisterOptions<PageValues, Name> };

export const isPageField = (name: string): name is keyof PageValues => name in pageRules;

function isCategory(value: unknown): value is PageCategory {
  return typeof value === 'string' && value in categoryHues;
}

/** A form kept from before; undefined when there is none or it cannot be read. */
export function readValues(kept: string | null): PageValues | undefined {
  try {
    const record: unknown = JSON.parse(kept ?? '');
    if (typeof record !== 'object' || record === null) return undefined;
    const { title, description, category } = record as Record<keyof PageValues, unknown>;
    if (typeof title !== 'string' || typeof description !== 'string' || !isCategory(category)) {
      return undefined;
    }
    return { title, description, category };
  } catch {
    return undefined;
  }
}
