import type { Member } from './member.entity.js';
import type { ProfileFieldsDto, UpdateProfileDto } from './profile.dto.js';

/**
 * What members write about themselves, besides their name: its field in the API and in {@link Member}, and its column
 * of `member`. The profile, its form, the data export and the console take these fields from here.
 */
const COLUMN_BY_FIELD = {
  title: 'title',
  bio: 'bio',
  collegeName: 'college_name',
  collegeYear: 'college_year',
  courseName: 'course_name',
} as const;

type ProfileField = keyof typeof COLUMN_BY_FIELD;
const FIELDS = Object.keys(COLUMN_BY_FIELD) as ProfileField[];

/** The fields as the database has them. */
export type ProfileFields = Readonly<Pick<Member, ProfileField>>;
/** The same with both pictures. */
export type ProfileFieldsRow = ProfileFields & Readonly<Pick<Member, 'avatarPath' | 'coverPath'>>;

/** The columns of {@link ProfileFields}, for a SELECT from `member`. */
export const PROFILE_COLUMNS = FIELDS.map((field) => `${COLUMN_BY_FIELD[field]} AS "${field}"`).join(', ');

/**
 * The assignments of an UPDATE that writes {@link profileValues}.
 * @param first the number of its first parameter
 */
export const profileAssignments = (first: number): string =>
  FIELDS.map((field, i) => `${COLUMN_BY_FIELD[field]} = $${first + i}`).join(', ');

/** The values of {@link profileAssignments}, in their order. */
export const profileValues = (fields: ProfileFields): (string | number | null)[] =>
  FIELDS.map((field) => fields[field]);

/** Turns the valid form into what is stored: null for what is empty. */
export function readProfileForm(form: Pick<UpdateProfileDto, ProfileField>): ProfileFields {
  return { ...mapFields((field) => form[field] || null), collegeYear: Number(form.collegeYear) };
}

export function toProfileFields(row: ProfileFieldsRow): ProfileFieldsDto {
  return {
    ...mapFields((field) => (row[field] === null ? null : String(row[field]))),
    profileUrl: row.avatarPath,
    coverUrl: row.coverPath,
  };
}

/** The fields of a profile that says nothing. */
export const NO_PROFILE_FIELDS: ProfileFieldsDto = {
  ...mapFields(() => null),
  profileUrl: null,
  coverUrl: null,
};

function mapFields(valueOf: (field: ProfileField) => string | null): Record<ProfileField, string | null> {
  return Object.fromEntries(FIELDS.map((field) => [field, valueOf(field)])) as Record<
    ProfileField,
    string | null
  >;
}
