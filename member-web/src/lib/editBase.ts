import type { DraftName, DraftStore } from './drafts';

/**
 * Which version of a thing a change of it was made from. It is kept beside the draft: words written yesterday must not
 * overwrite unseen what another device saved since.
 */
export class EditBase {
  readonly #key: `base:${DraftName}`;
  #version: string | undefined;

  /**
   * @param name of the draft
   * @param present the version on the screen; undefined when the answer carried none, and then nothing is compared
   */
  constructor(
    private readonly drafts: DraftStore,
    name: DraftName,
    present: string | undefined,
  ) {
    this.#key = `base:${name}`;
    this.#version = drafts.read(this.#key) ?? present;
  }

  /** To be sent with the change. */
  get version(): string | undefined {
    return this.#version;
  }

  /** Keeps it; to be called whenever the draft is. */
  keep(): void {
    if (this.#version !== undefined) this.drafts.write(this.#key, this.#version);
  }

  /** The member has seen this version, and goes on from it. */
  moveTo(version: string): void {
    this.#version = version;
    this.keep();
  }

  /** The change is saved or given up. */
  forget(): void {
    this.drafts.remove(this.#key);
  }
}
