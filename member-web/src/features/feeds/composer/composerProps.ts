import type { Subject } from './subject';

export interface ComposerDialogProps {
  subject: Subject;
  /** Pictures chosen before the dialog opened. */
  initialFiles?: File[];
  onClose: () => void;
  /** The server has taken the post. */
  onDone: () => void;
  /** Closed after a refusal: what stands below the composer is gone, or no longer allowed. */
  onOutdated?: () => void;
}
