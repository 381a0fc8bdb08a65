/** An XSS payload: markup that must be neutralised. */
export interface HostileMarkup {
  /** Its source, for test messages. */
  readonly name: string;
  readonly html: string;
}

export function named(source: string, texts: readonly string[]): HostileMarkup[] {
  return texts.map((html, index) => ({ name: `${source} ${index + 1}`, html }));
}
