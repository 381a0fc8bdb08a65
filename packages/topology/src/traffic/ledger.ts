/** A new thing that a member has tried to make, maybe several times with one key. */
export interface Creation {
  readonly kind: 'member' | 'post' | 'comment';
  /** Stands in what is written, so that it can be found again: an e-mail address, or a word of the text. */
  readonly key: string;
  /** How many pictures were sent along. */
  readonly pictures: number;
  /** From the answer; undefined until one has acknowledged it. Members are acknowledged without an id. */
  readonly id?: string | undefined;
  readonly acknowledged: boolean;
}

/** A like or follow, as the last answer said it is; `either` once a request about it had no clear answer. */
export interface Toggle {
  readonly kind: 'like' | 'follow';
  readonly memberId: string;
  readonly targetId: string;
  readonly state: boolean | 'either';
}

/**
 * What members were promised. A write counts as acknowledged by its 2xx alone; one without an answer, or with an
 * error, may have happened or not.
 */
export class Ledger {
  private readonly written = new Map<string, Creation>();
  private readonly toggled = new Map<string, Toggle>();
  private answers = 0;

  /** How many writes were acknowledged, each taking back of a like or follow included. */
  get acknowledged(): number {
    return this.answers;
  }

  get creations(): readonly Creation[] {
    return [...this.written.values()];
  }

  get toggles(): readonly Toggle[] {
    return [...this.toggled.values()];
  }

  /** To be told before the first request leaves. */
  tried(kind: Creation['kind'], key: string, pictures = 0): void {
    this.written.set(key, { kind, key, pictures, acknowledged: false });
  }

  created(key: string, id?: string): void {
    const creation = this.written.get(key);
    if (!creation) throw new Error(`${key} was acknowledged before it was tried`);
    this.answers += 1;
    this.written.set(key, { ...creation, id, acknowledged: true });
  }

  /** What a member believes before a toggle: undefined when nobody can know. */
  believes(kind: Toggle['kind'], memberId: string, targetId: string): boolean | undefined {
    const state = this.toggled.get(toggleKey(kind, memberId, targetId))?.state ?? false;
    return state === 'either' ? undefined : state;
  }

  /** To be told before a request that toggles leaves: until the answer, it may be either. */
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

/** Names a pair of member and post, or member and page. */
export function toggleKey(kind: Toggle['kind'], memberId: string, targetId: string): string {
  return `${kind} ${memberId} ${targetId}`;
}
