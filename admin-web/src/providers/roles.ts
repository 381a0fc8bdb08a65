/** Sections that only administrators see; the API refuses their calls to moderators. */
const ADMINISTRATORS_ONLY: readonly string[] = ['audit', 'settings'];

/** Whether a section, by the name of its resource, is for administrators only. */
export const isForAdministrators = (section: string): boolean => ADMINISTRATORS_ONLY.includes(section);
