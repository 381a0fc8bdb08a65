import type { PostPlace, Subject } from './subject';

export interface ComposerDialogProps {
  subject: Subject;
  /** Returns the pictures chosen before the dialog opened, and clears them, so that the next post does not get them. */
  takeFiles?: () => File[];
  onClose: () => void;
  /** The title of a page on which the member may not post; explains why this post goes to everyone. */
  insteadOf?: string;
  /** Called once the post is sent, with its page; without one it went to everyone. */
  onDone: (page?: PostPlace) => void;
  /** Called when the dialog closes after a refusal: the page below it is deleted, or posting is no longer allowed. */
  onOutdated?: () => void;
}
