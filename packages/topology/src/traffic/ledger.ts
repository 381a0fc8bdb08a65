/** A new row that a member tried to create, possibly several times with the same idempotency key. */
export interface Creation {
  readonly kind: 'member' | 'post' | 'comment';
  /** Part of the written content, so that it can be found again: an e-mail address, or a word of the text. */
  readonly key: string;
  /** Number of uploaded pictures. */
  readonly pictures: number;
  /** From the response; undefined until it is acknowledged. Members are acknowledged without an id. */
  readonly id?: string | undefined;
  readonly acknowledged: boolean;
}

/** A like or follow in the state of the last response; `either` after a request without a clear response. */
export interface Toggle {
  readonly kind: 'like' | 'follow';
  readonly memberId: string;
  readonly targetId: string;
  readonly state: boolean | 'either';
}

/**
 * Records the acknowledged writes. Only a 2xx response acknowledges a write; a write with an error or without a
 * response may have happened or not.
 */
export class Ledger {
  private readonly written = new Map<string, Creation>();
  private readonly toggled = new Map<string, Toggle>();
  private answers = 0;

  /** Number of acknowledged writes, including removed likes and follows. */
  get acknowledged(): number {
    return this.answers;
  }

  get creations(): readonly Creation[] {
    return [...this.written.values()];
  }

  get toggles(): readonly Toggle[] {
    return [...this.toggled.values()];
  }

  /** Call this before the first request is sent. */
  tried(kind: Creation['kind'], key: string, pictures = 0): void {
    this.written.set(key, { kind, key, pictures, acknowledged: false });
  }

  created(key: string, id?: string): void {
    const creation = this.written.get(key);
    if (!creation) throw new Error(`${key} was acknowledged before it was tried`);
    this.answers += 1;
    this.written.set(key, { ...creation, id, acknowledged: true });
  }

  /** The state before a toggle; undefined when it cannot be known. */
  expectedState(kind: Toggle['kind'], memberId: string, targetId: string): boolean | undefined {
    const state = this.toggled.get(toggleKey(kind, memberId, targetId))?.state ?? false;
    return state === 'either' ? undefined : state;
  }

  /** Call this before a toggle request is sent: until the response, the state may be either. */
  toggling(kind: Toggle['kind'], memberId: string, targetId: string): void {
    this.set({ kind, memberId, targetId, state: 'either' });
  }

  toggledTo(kind: Toggle['kind'], memberId: string, targetId: string, state: boolean): void {
    this.answers += 1;
    this.set({ kind, memberId, targetId, state });
  }

  private set(toggle: Toggle): void {
    this.toggled.set(toggleKey(toggle.kind, toggle.memberId, toggle.targetId), toggle);
  }
}

/** Identifies a pair of member and post, or member and page. */
export function toggleKey(kind: Toggle['kind'], memberId: string, targetId: string): string {
  return `${kind} ${memberId} ${targetId}`;
}
