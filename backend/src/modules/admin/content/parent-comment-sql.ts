import type { ParentCommentDto } from './parent-comment.dto.js';

/** Columns of the comment that a comment answers, for {@link parentCommentOf}; its text also while it is removed. */
export const PARENT_COLUMNS = `
  parent.id AS "parentId", writer.name AS "parentName", CASE WHEN writer.id IS NOT NULL THEN parent.body END AS "parentText"`;

/** @param comment SQL alias of the comment */
export const parentJoins = (comment: string) => `
  LEFT JOIN comment parent ON parent.id = ${comment}.parent_id
  LEFT JOIN member writer ON writer.id = parent.author_id AND writer.deleted_at IS NULL`;

/** What these columns say; null for a comment that answers none. */
export function parentCommentOf(row: {
  readonly parentId: string | null;
  readonly parentName: string | null;
  readonly parentText: string | null;
}): ParentCommentDto | null {
  return row.parentId === null ? null : { id: row.parentId, name: row.parentName, text: row.parentText };
}
