import { MAX_MENTIONS } from '@campus-commons/web-kit/bounds/generated.ts';
import { foldLetters } from '@campus-commons/web-kit/text/generated.ts';
import type { DraftName, DraftStore } from './drafts';
import { foldSpaces, type Mention } from '../text/mentions';

/** The ids of the chosen members whose name is in a text, of those chosen last. */
export function mentionedIn(text: string, chosen: readonly Mention[]): string[] {
  const folded = foldLetters(foldSpaces(text));
  const named = chosen
    .filter(({ label }) => folded.includes(`@${foldLetters(foldSpaces(label))}`))
    .map(({ id }) => id);
  return [...new Set(named)].slice(-MAX_MENTIONS);
}

/** The members in a stored list; none if it is missing or invalid. */
export function parseMentions(stored: string | null | undefined): Mention[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter(isMention) : [];
  } catch {
    return [];
  }
}

function isMention(entry: unknown): entry is Mention {
  if (typeof entry !== 'object' || entry === null) return false;
  return typeof Reflect.get(entry, 'id') === 'string' && typeof Reflect.get(entry, 'label') === 'string';
}

/** The members whom the author of a draft has chosen to mention. They are stored beside its text. */
export class ChosenMentions {
  readonly #key: `mentions:${DraftName}`;

  /** @param initial whom the text mentions already, if it is an edit */
  constructor(
    private readonly drafts: DraftStore,
    name: DraftName,
    private readonly initial: readonly Mention[] = [],
  ) {
    this.#key = `mentions:${name}`;
  }

  add(member: Mention): void {
    this.drafts.write(this.#key, JSON.stringify([...this.#stored(), member]));
  }

  /** Also those whose names are no longer in the text. */
  readonly all = (): readonly Mention[] => [...this.initial, ...this.#stored()];

  /** What to send with a text: `mentions`, unless it never had any. */
  fieldFor(text: string): { mentions?: string[] } {
    const chosen = this.all();
    return chosen.length === 0 ? {} : { mentions: mentionedIn(text, chosen) };
  }

  /** Removes what is stored, because the text was sent or discarded. */
  remove(): void {
    this.drafts.remove(this.#key);
  }

  #stored(): Mention[] {
    return parseMentions(this.drafts.read(this.#key));
  }
}
