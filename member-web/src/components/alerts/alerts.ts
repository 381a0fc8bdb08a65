import { createValueStore } from '../../lib/valueStore';

/** One message that has to be answered before going on. */
export interface Alert {
  type: 'info' | 'error';
  title: string;
  message: string;
  /** Called once, after the member has closed the alert. */
  onClosed?: () => void;
}

/** Alerts in the order they were asked for; the first one is open. */
export const alertQueue = createValueStore<readonly Alert[]>([]);

/** Shows a message; while another one is open it waits its turn. Callable from anywhere, React or not. */
export function showAlert(alert: Alert): void {
  alertQueue.set([...alertQueue.get(), alert]);
}

/** Closes the alert that is open and tells whoever asked for it. */
export function closeAlert(): void {
  const [open, ...waiting] = alertQueue.get();
  alertQueue.set(waiting);
  open?.onClosed?.();
}
