/**
 * What members write about themselves besides name and title, in the order in which the console and the public pages name it, with
 * its label. Its types make the member site and the console complete: a new field of the profile is named here for both.
 */
export const PROFILE_FACTS = {
  collegeName: 'College',
  collegeYear: 'College year',
  courseName: 'Course',
  bio: 'About',
} as const;

/** The labels in one line, as within a sentence. */
export const profileFactsInWords = (): string => Object.values(PROFILE_FACTS).join(', ').toLowerCase();
