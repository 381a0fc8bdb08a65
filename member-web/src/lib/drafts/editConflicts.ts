import type { ReactNode } from 'react';
import type { DraftName, DraftStore } from './drafts';

/**
 * The version that an edit is based on (optimistic locking). It is stored with the draft, so that an old draft does not
 * overwrite a newer version that another device has saved.
 */
export class EditBase {
  readonly #key: `base:${DraftName}`;
  #version: string | undefined;

  /**
   * @param name name of the draft
   * @param present the version on the screen; undefined if the answer has none, and then the server does not check
   */
  constructor(
    private readonly drafts: DraftStore,
    name: DraftName,
    present: string | undefined,
  ) {
    this.#key = `base:${name}`;
    this.#version = drafts.read(this.#key) ?? present;
  }

  /** The version to send with the edit. */
  get version(): string | undefined {
    return this.#version;
  }

  /** Stores the version. Call it whenever the draft is stored. */
  save(): void {
    if (this.#version !== undefined) this.drafts.write(this.#key, this.#version);
  }

  /** Bases the edit on a newer version, which the member has seen. */
  rebaseTo(version: string): void {
    this.#version = version;
    this.save();
  }

  /** Removes the stored version, because the edit was saved or discarded. */
  remove(): void {
    this.drafts.remove(this.#key);
  }
}

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
