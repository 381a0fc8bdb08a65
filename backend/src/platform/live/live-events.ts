/** What streams tell. Events are state, not history: a newer one replaces an older one that could not be sent yet. */
export interface LiveEvents {
  /** The first event: everything the others tell, as it is now. */
  readonly hello: LiveHello;
  readonly unread: { readonly unread: number };
  readonly posts: { readonly newPosts: number };
  readonly counts: readonly LiveCount[];
  readonly bye: LiveBye;
}

export type LiveEventName = keyof LiveEvents;

export interface LiveHello {
  /** The number at the bell; 100 stands for 100 or more. */
  readonly unread: number;
  /** Posts in the stream's feed since its newest one, without the member's own; 50 stands for 50 or more. */
  readonly newPosts: number;
  readonly counts: readonly LiveCount[];
}

/** The counters of a post on the screen. */
export interface LiveCount {
  /** Post id. */
  readonly id: string;
  readonly likes: number;
  readonly comments: number;
}

/** The last event of a stream that the server closes. */
export interface LiveBye {
  /**
   * `moving`: the process stops, or maintenance began. `replaced`: the member opened more than five streams, and this was
   * the oldest. `session`: the session has ended.
   */
  readonly reason: 'moving' | 'replaced' | 'session';
  /** Milliseconds to wait before opening another stream; after `replaced` and `session` none should be opened unasked. */
  readonly retryMs: number;
}
