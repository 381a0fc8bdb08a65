import { useMemo, useSyncExternalStore } from 'react';
import { visibleText } from '../../../components/RichText/visibleText';
import { subscribeToDrafts, type DraftStore, type PostDraftName } from '../../../lib/drafts';
import { useDrafts } from '../../../lib/session/useDrafts';
import { parseDraft } from './draftRecord';
import type { PostPlace } from './subject';

/** A post that waits to be sent, as a list shows it. */
export interface KeptDraft {
  name: PostDraftName;
  /** Its first words; empty while it has none. */
  words: string;
  /** How many pictures it has. */
  pictures: number;
  /** The page that it goes to; everyone without it. */
  page?: PostPlace;
  /** The post that it changes; undefined for a new one. */
  postId?: string;
  /** When it was last changed; ISO 8601. Undefined where that was not noted. */
  changedAt?: string;
}

/** Characters of a draft that a list shows at most. */
const MOST_WORDS = 240;

/** The unsent posts of the member who is signed in, those that were changed last first. */
export function useKeptDrafts(): KeptDraft[] {
  const drafts = useDrafts();
  const stored = useSyncExternalStore(subscribeToDrafts, () => snapshotOf(drafts));
  return useMemo(() => {
    const records = JSON.parse(stored) as [PostDraftName, string | null][];
    return records
      .map(([name, kept]) => toKept(name, kept))
      .filter((draft) => draft !== undefined)
      .sort((one, other) => (other.changedAt ?? '').localeCompare(one.changedAt ?? ''));
  }, [stored]);
}

/** One text for all of them, which stays the same for as long as they do. */
function snapshotOf(drafts: DraftStore): string {
  return JSON.stringify(
    drafts
      .postNames()
      .sort()
      .map((name) => [name, drafts.read(name)]),
  );
}

/** Undefined where there is nothing to send. */
function toKept(name: PostDraftName, kept: string | null): KeptDraft | undefined {
  const record = parseDraft(kept);
  if (!record) return undefined;
  const words = visibleText(record.html ?? '').slice(0, MOST_WORDS);
  const pictures = record.pictures ?? 0;
  if (words === '' && pictures === 0) return undefined;
  const [kind, id] = [name.slice(0, name.indexOf(':')), name.slice(name.indexOf(':') + 1)];
  return {
    name,
    words,
    pictures,
    page: record.page ?? (kind === 'post' ? { id } : undefined),
    postId: kind === 'edit' ? id : undefined,
    changedAt: record.changedAt,
  };
}
