export interface CommentsPanelProps {
  feedId: string;
  /** The number of comments on the post. */
  count: number;
  /** Focuses the field, because the member wants to write a comment. */
  isWriting: boolean;
}
