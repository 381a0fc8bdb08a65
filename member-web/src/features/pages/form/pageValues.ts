import { pageCategories, type PageCategory } from '@campus-commons/web-kit/tokens.ts';
import type { RegisterOptions } from 'react-hook-form';
import type { PageDto } from '../../../api/generated';
import { requiredText } from '../../../lib/fieldRules';
import { fieldTexts } from '../../../texts/fields';

/** The longest description of a page, characters. */
export const MAX_DESCRIPTION_LENGTH = 2000;
const MAX_TITLE_LENGTH = 100;

/** What its creator says of a page, as the form holds it. */
export interface PageValues {
  title: string;
  description: string;
  category: PageCategory;
}

/** The form of a page that is not there yet. */
export const emptyPage: PageValues = { title: '', description: '', category: pageCategories[0] };

export const valuesOf = ({ title, description, category }: PageDto): PageValues => ({
  title,
  description,
  category,
});

/** The form as it is sent. */
export function trimmed({ title, description, category }: PageValues): PageValues {
  return { title: title.trim(), description: description.trim(), category };
}

/** What the fields are called. */
export const pageLabels: Record<keyof PageValues, string> = {
  title: fieldTexts.title,
  description: fieldTexts.description,
  category: fieldTexts.category,
};

/** Which fields must be filled in (specification, section 5), within the bounds of the server. */
export const pageRules = {
  title: { validate: requiredText(fieldTexts.title, MAX_TITLE_LENGTH) },
  description: { validate: requiredText(fieldTexts.description, MAX_DESCRIPTION_LENGTH) },
  category: {},
} satisfies { [Name in keyof PageValues]: RegisterOptions<PageValues, Name> };

export const isPageField = (name: string): name is keyof PageValues => name in pageRules;

function isCategory(value: unknown): value is PageCategory {
  return pageCategories.some((category) => category === value);
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
