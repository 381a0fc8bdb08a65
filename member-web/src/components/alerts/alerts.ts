import { createValueStore } from '../../lib/state/valueStore';

interface AlertText {
  title: string;
  message: string;
  /** Asks to sign in: the form to do so shows it, and a dialog only screens that do not lead there. */
  asksToSignIn?: boolean;
}

/** A message that the member has to close. */
export interface MessageAlert extends AlertText {
  type: 'info' | 'error';
  /** Called once, after the member has closed the alert. */
  onClosed?: () => void;
}

/** A question that is answered with a line of text. */
export interface InputAlert extends AlertText {
  type: 'input';
  /** The label of the field. */
  label: string;
  /** Hides the typed text, and lets password managers fill it in. */
  isPassword?: boolean;
  /** The text of the confirming button: "Delete account". */
  confirm: string;
  /** For actions that are hard to undo. */
  isDangerous?: boolean;
  /** Validates an answer before it is submitted: the error, or undefined. */
  check: (answer: string) => string | undefined;
  /** Runs the action. If it returns an error text, the alert shows it and stays open. */
  submit: (answer: string) => Promise<string | undefined>;
  /** Called once, after the alert has closed, with whether its question was answered. */
  onClosed?: (isAnswered: boolean) => void;
}

export type Alert = MessageAlert | InputAlert;

/** An alert in the queue. Two alerts with the same texts have different ids. */
export type QueuedAlert = Alert & { id: number };

/** The queue of alerts; the first one is open. */
export const alertQueue = createValueStore<readonly QueuedAlert[]>([]);
let lastId = 0;

/** Shows an alert, after those that are already in the queue. It can be called from anywhere, in React or outside. */
export function showAlert(alert: Alert): void {
  lastId += 1;
  alertQueue.set([...alertQueue.get(), { ...alert, id: lastId }]);
}

/** Closes an alert and calls its `onClosed`. Does nothing if the alert is no longer in the queue. */
export function closeAlert(alert: QueuedAlert, isAnswered = false): void {
  const queue = alertQueue.get();
  if (!queue.includes(alert)) return;
  alertQueue.set(queue.filter((waiting) => waiting !== alert));
  alert.onClosed?.(isAnswered);
}

/** Another member has signed in: removes all alerts of the previous member without calling `onClosed`. */
export function clearAlerts(): void {
  alertQueue.set([]);
}
