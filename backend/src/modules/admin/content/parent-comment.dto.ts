/** The comment that a reply answers, for moderation. */
export class ParentCommentDto {
  /** Comment id. */
  id!: string;
  /** Name of its author, 1–100 characters; null if it or its author's account was deleted. */
  name!: string | null;
  /** Plain text; must be shown as text, never as HTML. Null if it or its author's account was deleted. */
  text!: string | null;
}
