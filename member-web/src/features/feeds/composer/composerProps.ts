import type { PostPlace, Subject } from './subject';

export interface ComposerDialogProps {
  subject: Subject;
  /** Gives the pictures chosen before the dialog opened, once: the next post has its own. */
  takeFiles?: () => File[];
  onClose: () => void;
  /** The title of a page on which the member may not post: why this one goes to everyone. */
  insteadOf?: string;
  /** The server has taken the post: on a page, or for everyone. */
  onDone: (page?: PostPlace) => void;
  /** Closed after a refusal: what stands below the composer is gone, or no longer allowed. */
  onOutdated?: () => void;
}
