import type { AdminPageDto } from '../../api/generated';

/** What react-admin's hooks answer about posts and pages. */

/** Who wrote a post or created a page. */
export interface PersonRecord {
  id: string;
  name: string;
  /** Path of the profile picture on the API's host; `null` without one. */
  picture: string | null;
}

/** How something came to be removed. */
export interface RemovalRecord {
  /** ISO 8601, UTC. */
  at: string;
  /** Until when it can be restored. */
  until: string;
  /** For administrators alone; empty when the records have it no more. */
  reason: string;
  /** What its author reads; empty without one. */
  note: string;
  /** User name of the administrator; empty once that account is gone. */
  by: string;
}

/** A picture of a post. */
export interface PictureRecord {
  /** On the API's host. */
  path: string;
  /** Pixels. */
  width: number;
  height: number;
  /** What it shows; empty when the author said nothing. */
  alt: string;
}

/** A post, as administrators judge it. */
export interface PostRecord {
  id: string;
  author: PersonRecord;
  /** Title of the page it stands on; `null` when on none. */
  pageTitle: string | null;
  /** HTML of members, not to be trusted: show it through `PostText` only. */
  html: string;
  pictures: PictureRecord[];
  likes: number;
  comments: number;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** Null while members see it. */
  removal: RemovalRecord | null;
}

/** A comment, as administrators judge it. */
export interface CommentRecord {
  id: string;
  author: PersonRecord;
  /** Plain text. */
  text: string;
  /** The post it stands under: the beginning of its words, empty for pictures alone, and who wrote it. */
  postExcerpt: string;
  postAuthor: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** Null while members see it. */
  removal: RemovalRecord | null;
}

/** A community page, as administrators judge it. */
export interface PageRecord {
  id: string;
  title: string;
  /** Plain text. */
  description: string;
  /** On the API's host; `null` without one. */
  picture: string | null;
  category: AdminPageDto['category'];
  creator: PersonRecord;
  followers: number;
  posts: number;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** The later of its last edit and its last post. */
  activeAt: string;
  /** Null while members see it. */
  removal: RemovalRecord | null;
}
