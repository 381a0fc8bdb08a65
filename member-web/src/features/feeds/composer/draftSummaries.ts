import { useMemo, useSyncExternalStore } from 'react';
import { cutText } from '@campus-commons/web-kit/text/generated.ts';
import { visibleText } from '@campus-commons/web-kit/richText/visibleText.ts';
import { subscribeToDrafts, type DraftStore, type PostDraftName } from '../../../lib/drafts/drafts';
import { useDrafts } from '../../../lib/drafts/useDrafts';
import { parseDraft } from './draftRecord';
import { writtenOptions } from './pollForm';
import type { PostKind, PostPlace, PostProject } from './subject';

/** A draft of a post, as lists show it. */
export interface DraftSummary {
  name: PostDraftName;
  /** What it is, if it is no post. */
  postKind?: PostKind;
  /** Its title and the beginning of its text; may be empty. */
  words: string;
  /** Number of pictures. */
  pictures: number;
  /** The page that it goes to; everyone without it. */
  page?: PostPlace;
  /** The project that it is an update about. */
  project?: PostProject;
  /** The post that it edits; undefined for a new one. */
  postId?: string;
  /** When it was last changed; ISO 8601. Undefined if that was not stored. */
  changedAt?: string;
}

/** Maximum length of the text in a list, characters. */
const MAX_TEXT_LENGTH = 240;

/** The drafts of posts of the signed-in member, the latest change first. */
export function useDraftSummaries(): DraftSummary[] {
  const drafts = useDrafts();
  const stored = useSyncExternalStore(subscribeToDrafts, () => snapshotOf(drafts));
  return useMemo(() => {
    const records = JSON.parse(stored) as [PostDraftName, string | null][];
    return records
      .map(([name, record]) => toSummary(name, record))
      .filter((draft) => draft !== undefined)
      .sort((one, other) => (other.changedAt ?? '').localeCompare(one.changedAt ?? ''));
  }, [stored]);
}

/** All drafts as one string, which stays equal while they do not change (for `useSyncExternalStore`). */
function snapshotOf(drafts: DraftStore): string {
  return JSON.stringify(
    drafts
      .postNames()
      .sort()
      .map((name) => [name, drafts.read(name)]),
  );
}

/** Undefined if the draft is empty. */
function toSummary(name: PostDraftName, stored: string | null): DraftSummary | undefined {
  const record = parseDraft(stored);
  if (!record) return undefined;
  const options = record.poll ? writtenOptions(record.poll) : [];
  const text = [record.title?.trim(), visibleText(record.html ?? ''), ...options].filter(Boolean).join(' · ');
  const words = cutText(text, MAX_TEXT_LENGTH);
  const pictures = record.pictures ?? 0;
  if (words === '' && pictures === 0) return undefined;
  const [kind, id] = [name.slice(0, name.indexOf(':')), name.slice(name.indexOf(':') + 1)];
  return {
    name,
    postKind: record.postKind,
    words,
    pictures,
    page: record.page ?? (kind === 'post' ? { id } : undefined),
    project: record.project ?? (kind === 'update' ? { id } : undefined),
    postId: kind === 'edit' ? id : undefined,
    changedAt: record.changedAt,
  };
}
