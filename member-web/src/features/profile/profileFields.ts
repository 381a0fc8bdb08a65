import { PROFILE_LENGTHS } from '@campus-commons/web-kit/bounds/generated.ts';
import { PROFILE_FACTS } from '@campus-commons/web-kit/profileFacts.ts';
import { CalendarDays, GraduationCap, University, type LucideIcon } from 'lucide-react';
import type { ProfileDto, UpdateProfileDto } from '../../api/generated';
import type { TextInputProps } from '../../components/forms/TextInput';
import { collegeYearError } from '../../lib/text/collegeYear';
import { optionalText, requiredText } from '../../lib/text/fieldRules';
import { fieldTexts } from '../../texts/fields';
import { profileTexts } from '../../texts/profile';

/** The names of the fields: all of the call's form but pictures and version. */
export type ProfileField = Exclude<keyof UpdateProfileDto, 'removeImage' | 'removeCoverImage' | 'version'>;

/** A field of the profile, as its form and the head of the profile show it. */
interface FieldDescription extends Pick<
  TextInputProps,
  'label' | 'autoComplete' | 'inputMode' | 'placeholder' | 'hint' | 'remark' | 'lines'
> {
  /** The rule of react-hook-form (specification, section 5), within the limits of the server. */
  validate: (value: string) => true | string;
  /** Whether it takes half of a row if there is room. */
  isHalf?: boolean;
  /** Its icon and label among the facts below the name; without it, it is not among them. */
  fact?: { icon: LucideIcon; label: string };
}

/** The fields of a profile, in the order of its form and of its facts. */
export const profileFields: Readonly<Record<ProfileField, FieldDescription>> = {
  name: {
    label: fieldTexts.name,
    validate: requiredText(fieldTexts.name, PROFILE_LENGTHS.name),
    autoComplete: 'name',
    isHalf: true,
  },
  title: {
    label: fieldTexts.title,
    validate: requiredText(fieldTexts.title, PROFILE_LENGTHS.title),
    autoComplete: 'organization-title',
    isHalf: true,
  },
  collegeName: {
    label: fieldTexts.collegeName,
    validate: requiredText(fieldTexts.collegeName, PROFILE_LENGTHS.collegeName),
    autoComplete: 'organization',
    fact: { icon: University, label: PROFILE_FACTS.collegeName },
  },
  collegeYear: {
    label: fieldTexts.collegeYear,
    validate: (value) => collegeYearError(value) ?? true,
    inputMode: 'numeric',
    hint: fieldTexts.yearYouFinish,
    isHalf: true,
    fact: { icon: CalendarDays, label: PROFILE_FACTS.collegeYear },
  },
  courseName: {
    label: PROFILE_FACTS.courseName,
    validate: optionalText(PROFILE_FACTS.courseName, PROFILE_LENGTHS.courseName),
    remark: profileTexts.optional,
    isHalf: true,
    fact: { icon: GraduationCap, label: PROFILE_FACTS.courseName },
  },
  bio: {
    label: fieldTexts.description,
    validate: requiredText(fieldTexts.description, PROFILE_LENGTHS.bio),
    lines: 3,
  },
};

export const PROFILE_FIELDS = Object.keys(profileFields) as ProfileField[];

/** The values of the profile form. */
export type ProfileValues = Record<ProfileField, string>;

/** The values as a profile has them; empty for a field that says nothing. */
export const valuesOf = (profile: ProfileDto): ProfileValues =>
  mapFields((field) => (field === 'name' ? profile.User.name : (profile[field] ?? '')));

/** The values as they are sent. */
export const trimmed = (values: ProfileValues): ProfileValues => mapFields((field) => values[field].trim());

/** The labels of the fields. */
export const profileLabels = mapFields((field) => profileFields[field].label);

export const isProfileField = (name: string): name is ProfileField => Object.hasOwn(profileFields, name);

/** Parses a stored draft; undefined if it is missing or invalid. */
export function readValues(stored: string | null): Partial<ProfileValues> | undefined {
  try {
    const record: unknown = JSON.parse(stored ?? '');
    if (typeof record !== 'object' || record === null) return undefined;
    const entries = Object.entries(record).filter(
      (entry): entry is [ProfileField, string] => isProfileField(entry[0]) && typeof entry[1] === 'string',
    );
    return Object.fromEntries(entries);
  } catch {
    return undefined;
  }
}

function mapFields(valueOf: (field: ProfileField) => string): ProfileValues {
  return Object.fromEntries(PROFILE_FIELDS.map((field) => [field, valueOf(field)])) as ProfileValues;
}
