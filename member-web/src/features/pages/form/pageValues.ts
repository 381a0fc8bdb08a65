import {
  MAX_PAGE_DESCRIPTION_LENGTH,
  MAX_PAGE_TITLE_LENGTH,
} from '@campus-commons/web-kit/bounds/generated.ts';
import { pageCategories, type PageCategory } from '@campus-commons/web-kit/tokens.ts';
import type { RegisterOptions } from 'react-hook-form';
import type { PageDto } from '../../../api/generated';
import { requiredText } from '../../../lib/text/fieldRules';
import { fieldTexts } from '../../../texts/fields';

/** The values of the page form. */
export interface PageValues {
  title: string;
  description: string;
  category: PageCategory;
}

/** The initial values of a new page. */
export const emptyPage: PageValues = { title: '', description: '', category: pageCategories[0] };

export const valuesOf = ({ title, description, category }: PageDto): PageValues => ({
  title,
  description,
  category,
});

/** The values as they are sent. */
export function trimmed({ title, description, category }: PageValues): PageValues {
  return { title: title.trim(), description: description.trim(), category };
}

/** The labels of the fields. */
export const pageLabels: Record<keyof PageValues, string> = {
  title: fieldTexts.title,
  description: fieldTexts.description,
  category: fieldTexts.category,
};

/** The rules of the fields (specification, section 5), within the limits of the server. */
export const pageRules = {
  title: { validate: requiredText(fieldTexts.title, MAX_PAGE_TITLE_LENGTH) },
  description: { validate: requiredText(fieldTexts.description, MAX_PAGE_DESCRIPTION_LENGTH) },
  category: {},
} satisfies { [Name in keyof PageValues]: RegisterOptions<PageValues, Name> };

export const isPageField = (name: string): name is keyof PageValues => name in pageRules;

function isCategory(value: unknown): value is PageCategory {
  return pageCategories.some((category) => category === value);
}

/** Parses a stored draft; undefined if it is missing or invalid. */
export function readValues(stored: string | null): PageValues | undefined {
  try {
    const record: unknown = JSON.parse(stored ?? '');
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
