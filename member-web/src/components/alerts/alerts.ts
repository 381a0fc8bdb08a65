import { createValueStore } from '../../lib/valueStore';

interface AlertText {
  title: string;
  message: string;
}

/** One message that has to be seen before going on. */
export interface MessageAlert extends AlertText {
  type: 'info' | 'error';
  /** Called once, after the member has closed the alert. */
  onClosed?: () => void;
}

/** One question that is answered with a line of text. */
export interface InputAlert extends AlertText {
  type: 'input';
  /** Names the field. */
  label: string;
  /** A password is hidden while it is typed, and offered by password managers. */
  isPassword?: boolean;
  /** What the answering button does: "Delete account". */
  confirm: string;
  /** For what cannot be taken back lightly. */
  isDangerous?: boolean;
  /** What is wrong with an answer, before it is sent; undefined when nothing is. */
  check: (answer: string) => string | undefined;
  /** Does what was asked; what it says is wrong with the answer keeps the question open. */
  submit: (answer: string) => Promise<string | undefined>;
  /** Called once, after the alert has closed: with whether its question was answered. */
  onClosed?: (isAnswered: boolean) => void;
}

export type Alert = MessageAlert | InputAlert;

/** Alerts in the order they were asked for; the first one is open. */
export const alertQueue = createValueStore<readonly Alert[]>([]);

/** Shows a message; while another one is open it waits its turn. Callable from anywhere, React or not. */
export function showAlert(alert: Alert): void {
  alertQueue.set([...alertQueue.get(), alert]);
}

/** Closes the alert that is open and tells whoever asked for it. */
export function closeAlert(isAnswered = false): void {
  const [open, ...waiting] = alertQueue.get();
  alertQueue.set(waiting);
  open?.onClosed?.(isAnswered);
}
