import { MessageChannel } from 'node:worker_threads';

/** A browser that can be notified: the parts of its push and notification interfaces that the site uses. */
export class FakePushBrowser {
  /** What the member answers when asked for the permission. */
  answer: NotificationPermission = 'granted';
  permission: NotificationPermission = 'default';
  /** How often the member was asked. */
  asked = 0;
  /** Registered service workers. */
  readonly workers: string[] = [];
  subscription: PushSubscription | null = null;
  /** Fails as if the push service were away. */
  isCutOff = false;
  private readonly target = new EventTarget();
  private devices = 0;

  /** Puts it in place of the test's browser; returns a function that undoes that. */
  install(): () => void {
    const pushManager = {
      getSubscription: () => Promise.resolve(this.subscription),
      subscribe: ({ applicationServerKey }: PushSubscriptionOptionsInit) =>
        this.subscribe(applicationServerKey),
    };
    const registration = { pushManager };
    const serviceWorker = Object.assign(this.target, {
      register: (url: string) => {
        this.workers.push(url);
        return Promise.resolve(registration);
      },
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
      startMessages: () => undefined,
    });
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
    Object.defineProperty(window, 'PushManager', { configurable: true, value: class {} });
    const requestPermission = () => {
      this.asked += 1;
      if (this.permission === 'default') this.permission = this.answer;
      return Promise.resolve(this.permission);
    };
    Object.defineProperty(window, 'Notification', {
      configurable: true,
      value: Object.defineProperty({ requestPermission }, 'permission', { get: () => this.permission }),
    });
    return () => {
      Reflect.deleteProperty(navigator, 'serviceWorker');
      Reflect.deleteProperty(window, 'PushManager');
      Reflect.deleteProperty(window, 'Notification');
    };
  }

  /** A message of the service worker; resolves to its answer, or undefined after 100 ms. */
  message(data: object): Promise<unknown> {
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise((done) => {
      port1.once('message', done);
      setTimeout(done, 100, undefined);
    });
    const event = Object.assign(new Event('message'), { data, ports: [port2] });
    this.target.dispatchEvent(event);
    return answer.finally(() => port1.close());
  }

  /** As if the browser were subscribed with this key. */
  subscribe(key: PushSubscriptionOptionsInit['applicationServerKey']): Promise<PushSubscription> {
    if (this.isCutOff) return Promise.reject(new DOMException('push service error', 'AbortError'));
    this.devices += 1;
    const endpoint = `https://push.example/${this.devices}`;
    this.subscription = {
      endpoint,
      options: { userVisibleOnly: true, applicationServerKey: (key as Uint8Array<ArrayBuffer>).buffer },
      toJSON: () => ({ endpoint, keys: { p256dh: 'public', auth: 'secret' } }),
      unsubscribe: () => {
        this.subscription = null;
        return Promise.resolve(true);
      },
    } as unknown as PushSubscription;
    return Promise.resolve(this.subscription);
  }
}
