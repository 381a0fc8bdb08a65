import type { DOMAttributes, Ref } from 'react';
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

/** What the dialog leaves to its content, once that has loaded. */
export interface ComposerContentHandle {
  /** Closes the dialog, unless the post is being sent. */
  close: () => void;
  /** Events anywhere in the dialog, also on its backdrop. */
  handlers: Required<
    Pick<DOMAttributes<HTMLDivElement>, 'onKeyDown' | 'onDragOver' | 'onDragLeave' | 'onDrop' | 'onPaste'>
  >;
}

export interface ComposerContentProps extends ComposerDialogProps {
  ref: Ref<ComposerContentHandle>;
  /** Id of the title, which names the dialog. */
  titleId: string;
  /** It fills a small window, with the toolbar above the keyboard. */
  isCompact: boolean;
}
