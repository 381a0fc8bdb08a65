import type { DraftName, DraftStore } from './drafts';

/**
 * The version that an edit is based on. It is stored beside the draft: a draft written yesterday must not overwrite
 * what another device has saved since (optimistic locking).
 */
export class EditBase {
  readonly #key: `base:${DraftName}`;
  #version: string | undefined;

  /**
   * @param name name of the draft
   * @param present the version on the screen; undefined if the answer carried none, and then nothing is compared
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

  /** The member has seen this version, and the edit is now based on it. */
  rebaseTo(version: string): void {
    this.#version = version;
    this.save();
  }

  /** The edit is saved or discarded. */
  remove(): void {
    this.drafts.remove(this.#key);
  }
}
