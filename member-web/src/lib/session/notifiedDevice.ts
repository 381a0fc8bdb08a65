import { readStored, removeStored, writeStored } from '@campus-commons/web-kit/storage.ts';

/** Which of this browser's addresses at its push service the server knows, and for whom; see pushDevice.ts. */
const KEY = 'notified-device';

/** A member, and the address at which this browser is notified for them. */
export interface NotifiedDevice {
  memberId: string;
  endpoint: string;
}

/** Undefined if this browser is not notified, or the stored text is invalid. */
export function readNotifiedDevice(): NotifiedDevice | undefined {
  const [memberId, endpoint] = (readStored(KEY) ?? '').split(' ');
  return memberId && endpoint ? { memberId, endpoint } : undefined;
}

export function storeNotifiedDevice({ memberId, endpoint }: NotifiedDevice): void {
  writeStored(KEY, `${memberId} ${endpoint}`);
}

/** This browser's subscription to pushes; null if there is none, or the browser cannot have one. */
export async function deviceSubscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** Ends the pushes to this browser; the server's part ends with the session, or by a call. */
export async function endDevice(): Promise<void> {
  removeStored(KEY);
  await (await deviceSubscription())?.unsubscribe();
}
