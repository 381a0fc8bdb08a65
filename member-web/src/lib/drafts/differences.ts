import type { ReactNode } from 'react';

/** A field whose saved value differs from the member's unsaved value. */
export interface Difference {
  /** Label of the field: "Description". */
  label: string;
  theirs: ReactNode;
  mine: ReactNode;
}

/**
 * The fields of a form whose value differs from the version that was saved meanwhile.
 * @param labels labels of the fields, in the order in which they are shown
 */
export function differencesOf<Field extends string>(
  labels: Record<Field, string>,
  theirs: Record<Field, string>,
  mine: Record<Field, string>,
): Difference[] {
  return (Object.keys(labels) as Field[])
    .filter((field) => theirs[field] !== mine[field])
    .map((field) => ({ label: labels[field], theirs: theirs[field], mine: mine[field] }));
}

/** The member's own values of the differences, as one text to copy. */
export function mineOf(differences: readonly Difference[]): string {
  return differences
    .map(({ label, mine }) => `${label}\n${typeof mine === 'string' ? mine : ''}`)
    .join('\n\n');
}
