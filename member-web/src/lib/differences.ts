import type { ReactNode } from 'react';

/** One part that reads differently now than in the change that was not saved. */
export interface Difference {
  /** Names the part: "Description". */
  label: string;
  theirs: ReactNode;
  mine: ReactNode;
}

/**
 * The fields of a form that read otherwise in what was saved meanwhile.
 * @param labels of the fields, in the order in which they are shown
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

/** The member's own side of the differences, as it is copied. */
export function mineOf(differences: readonly Difference[]): string {
  return differences
    .map(({ label, mine }) => `${label}\n${typeof mine === 'string' ? mine : ''}`)
    .join('\n\n');
}
