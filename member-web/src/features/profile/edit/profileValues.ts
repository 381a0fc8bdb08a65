import {
  MAX_BIO_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PROFILE_LINE_LENGTH,
} from '@campus-commons/web-kit/bounds/generated.ts';
import type { RegisterOptions } from 'react-hook-form';
import type { ProfileDto } from '../../../api/generated';
import { collegeYearError } from '../../../lib/text/collegeYear';
import { optionalText, requiredText } from '../../../lib/text/fieldRules';
import { fieldTexts } from '../../../texts/fields';

/** The values of the profile form. */
export interface ProfileValues {
  name: string;
  title: string;
  bio: string;
  collegeName: string;
  collegeYear: string;
  courseName: string;
}

/** The initial values of the form. */
export function valuesOf(profile: ProfileDto): ProfileValues {
  return {
    name: profile.User.name,
    title: profile.title ?? '',
    bio: profile.bio ?? '',
    collegeName: profile.collegeName ?? '',
    collegeYear: profile.collegeYear ?? '',
    courseName: profile.courseName ?? '',
  };
}

/** The values as they are sent. */
export function trimmed(values: ProfileValues): ProfileValues {
  const result = { ...values };
  for (const name of profileFields) result[name] = result[name].trim();
  return result;
}

/** The labels of the fields. */
export const profileLabels: Record<keyof ProfileValues, string> = {
  name: fieldTexts.name,
  title: fieldTexts.title,
  collegeName: fieldTexts.collegeName,
  collegeYear: fieldTexts.collegeYear,
  courseName: fieldTexts.course,
  bio: fieldTexts.description,
};

const profileFields = ['name', 'title', 'bio', 'collegeName', 'collegeYear', 'courseName'] as const;

export const isProfileField = (name: string): name is keyof ProfileValues =>
  profileFields.some((field) => field === name);

/** The rules of the fields (specification, section 5), within the limits of the server. */
export const profileRules = {
  name: { validate: requiredText(fieldTexts.name, MAX_NAME_LENGTH) },
  title: { validate: requiredText(fieldTexts.title, MAX_PROFILE_LINE_LENGTH) },
  bio: { validate: requiredText(fieldTexts.description, MAX_BIO_LENGTH) },
  collegeName: { validate: requiredText(fieldTexts.collegeName, MAX_PROFILE_LINE_LENGTH) },
  collegeYear: { validate: (value) => collegeYearError(value) ?? true },
  courseName: { validate: optionalText(fieldTexts.course, MAX_PROFILE_LINE_LENGTH) },
} satisfies { [Name in keyof ProfileValues]: RegisterOptions<ProfileValues, Name> };

/** Parses a stored draft; undefined if it is missing or invalid. */
export function readValues(stored: string | null): Partial<ProfileValues> | undefined {
  try {
    const record: unknown = JSON.parse(stored ?? '');
    if (typeof record !== 'object' || record === null) return undefined;
    const entries = Object.entries(record).filter(
      (entry): entry is [keyof ProfileValues, string] =>
        isProfileField(entry[0]) && typeof entry[1] === 'string',
    );
    return Object.fromEntries(entries);
  } catch {
    return undefined;
  }
}
