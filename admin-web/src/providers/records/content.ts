import type { AdminPageDto } from '../../api/generated';

/** The records of posts, comments and pages that react-admin's hooks return. */

/** The author of a post or comment, or the creator of a page. */
export interface PersonRecord {
  id: string;
  name: string;
  /** Path of the profile picture on the API's host; `null` without one. */
  picture: string | null;
}

/** The removal of an entry. */
export interface RemovalRecord {
  /** ISO 8601, UTC. */
  at: string;
  /** Until when it can be restored, ISO 8601, UTC. */
  until: string;
  /** Shown only to administrators; empty when the audit log no longer has it. */
  reason: string;
  /** Note to the author; may be empty. */
  note: string;
  /** User ID of the administrator; empty when the account no longer exists. */
  by: string;
}

/** A picture of a post. */
export interface PictureRecord {
  /** Path on the API's host. */
  path: string;
  /** Pixels; `undefined` for an API that does not say it. */
  width?: number;
  height?: number;
  /** Alternative text; empty when the author gave none. */
  alt: string;
}

/** A post, as moderation needs it. */
export interface PostRecord {
  id: string;
  author: PersonRecord;
  /** Title of the page it was posted on; `null` without one. */
  pageTitle: string | null;
  /** Untrusted HTML from the author: render it only with `PostText`. */
  html: string;
  pictures: PictureRecord[];
  likes: number;
  comments: number;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** `null` unless it is removed. */
  removal: RemovalRecord | null;
}

/** A comment, as moderation needs it. */
export interface CommentRecord {
  id: string;
  author: PersonRecord;
  /** Plain text. */
  text: string;
  /** Beginning of the text of the commented post; empty for a post of pictures only. */
  postExcerpt: string;
  /** Name of the author of the commented post. */
  postAuthor: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** `null` unless it is removed. */
  removal: RemovalRecord | null;
}

/** A community page, as moderation needs it. */
export interface PageRecord {
  id: string;
  title: string;
  /** Plain text. */
  description: string;
  /** Path on the API's host; `null` without one. */
  picture: string | null;
  category: AdminPageDto['category'];
  creator: PersonRecord;
  followers: number;
  posts: number;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** Time of its last edit or its last post, whichever is later; ISO 8601, UTC. */
  activeAt: string;
  /** `null` unless it is removed. */
  removal: RemovalRecord | null;
}
