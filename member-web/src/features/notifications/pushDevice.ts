import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { generatedApi } from '../../api/generated';
import type { ApiDispatch } from '../../api/thunks';
import {
  deviceSubscription,
  endDevice,
  readNotifiedDevice,
  storeNotifiedDevice,
} from '../../lib/session/notifiedDevice';

/** The service worker, in `public`. */
const WORKER = '/push-worker.js';

/** Why a browser cannot be notified; `homeScreen`: only once the site was added to the home screen (iOS). */
export type PushSupport = 'supported' | 'homeScreen' | 'unsupported';

export function pushSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'supported';
  // iPads call themselves Macs.
  const isIos =
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
  const isInstalled = window.matchMedia('(display-mode: standalone)').matches;
  return isIos && !isInstalled ? 'homeScreen' : 'unsupported';
}

/** What the server is told of a subscription. */
export interface AddedDevice {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/**
 * Subscribes this browser. Call it first thing after a press: some browsers ask for the permission only then.
 * @returns null if the member does not give the permission
 * @throws Error if the browser cannot reach its push service
 */
export async function subscribeDevice(key: string): Promise<AddedDevice | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const present = await pushManager.getSubscription();
  // One for another key can neither be used nor replaced.
  if (present && !isFor(present, key)) await present.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  });
  return toAdded(subscription);
}

/** The server's side of a device. */
export interface DeviceCalls {
  /** The key to subscribe with; null where pushes are off, undefined if the server does not answer. */
  key: () => Promise<string | null | undefined>;
  /** False if the server refuses it, or does not answer. */
  add: (device: AddedDevice) => Promise<boolean>;
  remove: (endpoint: string) => Promise<unknown>;
}

/**
 * Tells the server where this browser is notified now: the browser may have replaced its address, the server its key, and the
 * member may have a new session. It never asks the member for anything.
 */
export async function renewDevice(memberId: string, calls: DeviceCalls): Promise<void> {
  const known = readNotifiedDevice();
  if (!known || pushSupport() !== 'supported') return;
  // Left by another member, whose session ended without this browser.
  if (known.memberId !== memberId) return endDevice();
  if (Notification.permission !== 'granted') {
    await calls.remove(known.endpoint);
    return endDevice();
  }
  const key = await calls.key();
  // Without an answer the next visit tries again.
  if (!key) return;
  const present = await deviceSubscription();
  const device = present && isFor(present, key) ? toAdded(present) : await subscribeDevice(key);
  if (!device) return;
  if (!(await calls.add(device))) return;
  if (device.endpoint !== known.endpoint) await calls.remove(known.endpoint);
  storeNotifiedDevice({ memberId, endpoint: device.endpoint });
}

function toAdded(subscription: PushSubscription): AddedDevice {
  const { keys = {} } = subscription.toJSON();
  return { endpoint: subscription.endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
}

function isFor({ options }: PushSubscription, key: string): boolean {
  const given = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const expected = bytesOf(key);
  return given.length === expected.length && expected.every((byte, index) => byte === given[index]);
}

/** The bytes of a base64url text. */
function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

const { pushGetKey, pushAdd, pushRemove } = generatedApi.endpoints;

/** The calls about this browser's pushes. They never throw. */
export function useDeviceCalls(): DeviceCalls {
  const dispatch = useDispatch<ApiDispatch>();
  return useMemo(
    () => ({
      key: async () => {
        const asked = dispatch(
          pushGetKey.initiate({ getPushKeyDto: {} }, { subscribe: false, forceRefetch: true }),
        );
        return (await asked).data?.data.key;
      },
      add: async (addPushDto) => !('error' in (await dispatch(pushAdd.initiate({ addPushDto })))),
      remove: (endpoint) => dispatch(pushRemove.initiate({ removePushDto: { endpoint } })),
    }),
    [dispatch],
  );
}
