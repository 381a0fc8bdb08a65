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

/** An alert as it waits: two with the same words are still two. */
export type QueuedAlert = Alert & { id: number };

/** Alerts in the order they were asked for; the first one is open. */
export const alertQueue = createValueStore<readonly QueuedAlert[]>([]);
let lastId = 0;

/** Shows a message; while another one is open it waits its turn. Callable from anywhere, React or not. */
export function showAlert(alert: Alert): void {
  lastId += 1;
  alertQueue.set([...alertQueue.get(), { ...alert, id: lastId }]);
}

/** Closes an alert and tells whoever asked for it. Not one that is gone: its answer came too late to count. */
export function closeAlert(alert: QueuedAlert, isAnswered = false): void {
  const queue = alertQueue.get();
  if (!queue.includes(alert)) return;
  alertQueue.set(queue.filter((waiting) => waiting !== alert));
  alert.onClosed?.(isAnswered);
}

/** The member has changed: what the one before was told or asked is nothing to this one, and nobody hears an answer. */
export function dropAlerts(): void {
  alertQueue.set([]);
}
