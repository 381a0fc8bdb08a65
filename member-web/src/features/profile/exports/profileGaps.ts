import type { ProfileDto } from '../../../api/generated';

/** The fields of a profile that say what the member studies and where. */
export const STUDY_FIELDS = ['collegeName', 'collegeYear', 'courseName'] as const;
export type StudyField = (typeof STUDY_FIELDS)[number];

/** Those that say nothing yet. */
export const studyGaps = (profile: ProfileDto): StudyField[] =>
  STUDY_FIELDS.filter((field) => profile[field] === null);

/** Whether a newcomer's profile lacks a picture, or what they study and where. */
export const hasGaps = (profile: ProfileDto): boolean =>
  profile.profileUrl === null || studyGaps(profile).length > 0;
