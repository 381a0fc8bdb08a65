/** A piece of markup that must not do what it wants. */
export interface HostileMarkup {
  /** Where it is from, for messages. */
  readonly name: string;
  readonly html: string;
}

export function named(source: string, texts: readonly string[]): HostileMarkup[] {
  return texts.map((html, index) => ({ name: `${source} ${index + 1}`, html }));
}
