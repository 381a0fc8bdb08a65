import { isNewPostDraftName, type NewPostDraftName } from '../../../lib/drafts';
import type { PostPlace } from './subject';

/** What is kept of an unsent post, beside its pictures. */
export interface DraftRecord {
  /** Undefined while only the pictures have changed. */
  html?: string;
  /** How many pictures it has; undefined while they are as they were. */
  pictures?: number;
  /** The page that a new post goes to, as it was called when this was written. */
  page?: PostPlace;
  /** When it was last changed; ISO 8601, UTC. */
  changedAt?: string;
  /** What was sent of it last, and with which key (`lib/attempts`). */
  attempt?: string;
}

/** What is kept; undefined when there is nothing, or nothing that can be read. */
export function parseDraft(kept: string | null): DraftRecord | undefined {
  try {
    const record: unknown = JSON.parse(kept ?? '');
    if (typeof record !== 'object' || record === null || Array.isArray(record)) return undefined;
    const text = (key: string) => textOf(Reflect.get(record, key));
    const pictures: unknown = Reflect.get(record, 'pictures');
    return {
      html: text('html'),
      pictures: Number.isSafeInteger(pictures) ? Number(pictures) : undefined,
      page: placeOf(Reflect.get(record, 'page')),
      changedAt: timeOf(text('changedAt')),
      attempt: text('attempt'),
    };
  } catch {
    return undefined;
  }
}

/**
 * Which draft the composer was opened with, and where that goes. The browser keeps it with its history: what cannot be read
 * is a new post for everyone.
 */
export function parseOpened(about: string | undefined): { draft?: NewPostDraftName; page?: PostPlace } {
  try {
    const kept: unknown = JSON.parse(about ?? '');
    if (typeof kept !== 'object' || kept === null) return {};
    const draft = textOf(Reflect.get(kept, 'draft'));
    return {
      draft: draft !== undefined && isNewPostDraftName(draft) ? draft : undefined,
      page: placeOf(Reflect.get(kept, 'page')),
    };
  } catch {
    return {};
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function timeOf(value: string | undefined): string | undefined {
  return Number.isNaN(Date.parse(value ?? '')) ? undefined : value;
}

function placeOf(value: unknown): PostPlace | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const id = textOf(Reflect.get(value, 'id'));
  if (id === undefined) return undefined;
  return { id, title: textOf(Reflect.get(value, 'title')), imageUrl: textOf(Reflect.get(value, 'imageUrl')) };
}
