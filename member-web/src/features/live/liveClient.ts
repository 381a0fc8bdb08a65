import { readEvents, type LiveEvent } from './readEvents';

/** A stream that says nothing for so long is dead: the server sends something every 26 seconds. */
const MAX_SILENCE_MS = 60_000;
/** How long a tab that is no longer visible keeps its stream. */
const KEPT_HIDDEN_MS = 60_000;
/** Bounds of the pause before the next try: after each failure it may be twice as long. */
const PAUSE_MS = { min: 1_000, max: 60_000 };
/** Changes of the screen within this time open one stream. */
const SETTLE_MS = 300;
/** After so many failures in a row, what events tell is fetched instead. */
const MAX_FAILURES = 3;

/** What the client needs of the site. */
export interface LiveSite {
  /** Asks for a stream about the posts on the screen. */
  open: (signal: AbortSignal) => Promise<Response>;
  onEvent: (event: LiveEvent) => void;
  /** Called when events begin to arrive (true), and when they will not for a while (false). */
  onLive: (isLive: boolean) => void;
  /** Called when a stream is refused because the session has ended. */
  onSessionEnd: () => void;
}

/**
 * Holds one stream of events while the tab is visible and online. A stream that ends is opened again; failures say nothing.
 * When the screen changes, the new stream is opened before the old one is closed.
 */
export class LiveClient {
  #current: AbortController | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hiding: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #isStopped = false;

  constructor(private readonly site: LiveSite) {}

  start(): void {
    document.addEventListener('visibilitychange', this.#onVisibility);
    window.addEventListener('online', this.#onOnline);
    window.addEventListener('offline', this.#onOffline);
    this.#onVisibility();
  }

  stop(): void {
    this.#isStopped = true;
    document.removeEventListener('visibilitychange', this.#onVisibility);
    window.removeEventListener('online', this.#onOnline);
    window.removeEventListener('offline', this.#onOffline);
    clearTimeout(this.#hiding);
    this.#close();
  }

  /** The screen shows other posts. */
  screenChanged(): void {
    if (this.#mayStream()) this.#openIn(SETTLE_MS);
  }

  readonly #onVisibility = (): void => {
    clearTimeout(this.#hiding);
    if (document.visibilityState === 'visible') {
      if (!this.#current) this.#onOnline();
    } else {
      this.#hiding = setTimeout(() => this.#close(), KEPT_HIDDEN_MS);
    }
  };

  readonly #onOnline = (): void => {
    this.#failures = 0;
    if (this.#mayStream()) this.#openIn(0);
  };

  readonly #onOffline = (): void => this.#close();

  #mayStream(): boolean {
    return !this.#isStopped && navigator.onLine && document.visibilityState === 'visible';
  }

  #close(): void {
    clearTimeout(this.#timer);
    this.#current?.abort();
    this.#current = undefined;
    this.site.onLive(false);
  }

  #openIn(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#run(), milliseconds);
  }

  /** One stream, from its request to its end. */
  async #run(): Promise<void> {
    const before = this.#current;
    const own = new AbortController();
    this.#current = own;
    let pause: number | undefined;
    let watchdog = setTimeout(() => own.abort(), MAX_SILENCE_MS);
    const onSign = () => {
      clearTimeout(watchdog);
      watchdog = setTimeout(() => own.abort(), MAX_SILENCE_MS);
    };
    try {
      const answer = await this.site.open(own.signal);
      if (answer.ok && answer.body) {
        await readEvents(
          answer.body,
          (event) => {
            if (this.#current !== own) return;
            if (event.event === 'hello') {
              before?.abort();
              this.#failures = 0;
              this.site.onLive(true);
            }
            if (event.event === 'bye') pause = event.data.reason === 'moving' ? event.data.retryMs : Infinity;
            this.site.onEvent(event);
          },
          onSign,
        );
      } else {
        pause = 1000 * Number(answer.headers.get('Retry-After') ?? 0);
        // A new token, or the end of a maintenance, mounts the client anew.
        if (answer.status === 401 || answer.status === 503) pause = Infinity;
        if (answer.status === 401) this.site.onSessionEnd();
        void answer.body?.cancel();
      }
    } catch {
      // A connection that fails, or breaks off, ends the stream as any other end does.
    } finally {
      clearTimeout(watchdog);
    }
    before?.abort();
    if (this.#current === own) this.#ended(pause);
  }

  /** @param pause milliseconds that the server asked to wait; Infinity: until the tab becomes visible or shows something else */
  #ended(pause = 0): void {
    this.#current = undefined;
    this.#failures += 1;
    if (this.#failures >= MAX_FAILURES || pause > PAUSE_MS.max) this.site.onLive(false);
    if (!this.#mayStream() || pause === Infinity) return;
    const max = Math.min(PAUSE_MS.max, PAUSE_MS.min * 2 ** this.#failures);
    this.#openIn(Math.max(pause, PAUSE_MS.min + share() * (max - PAUSE_MS.min)));
  }
}

/** A number from 0 to 1, so that the clients of a server that stopped do not all come back at once (full jitter). */
function share(): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return random / 2 ** 32;
}
