import type { Mention } from '../../lib/text/mentions';

/** The members whom the writer of a text has chosen to mention. */
export interface MentionChoices {
  add: (member: Mention) => void;
  /** Also those whose names are no longer in the text. */
  all: () => readonly Mention[];
}
