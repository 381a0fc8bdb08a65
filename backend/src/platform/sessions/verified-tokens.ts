/** Tokens that a generation holds; there are two, so that those in use stay and memory is bounded. */
const GENERATION = 5_000;

/** When a token expires, as in its claims: seconds since 1970; a token without it never does. */
interface Expiring {
  readonly exp?: number;
}

/**
 * Tokens whose signature has been verified. A browser sends the same token with every request, and its signature never changes;
 * only its expiry has to be checked again.
 */
export class VerifiedTokens<Claims extends Expiring> {
  private recent = new Map<string, Claims>();
  private before = new Map<string, Claims>();

  /** @param generation another number of tokens than usual is for tests */
  constructor(private readonly generation = GENERATION) {}

  /** Number of tokens held: at most two generations. */
  get size(): number {
    return this.recent.size + this.before.size;
  }

  /**
   * The claims of a token, or null if it has expired, or `verify` says that it is none of ours.
   * @param verify called for a token that is not held
   */
  read(token: string, verify: (token: string) => Claims | null): Claims | null {
    const isRecent = this.recent.has(token);
    const claims = this.recent.get(token) ?? this.before.get(token) ?? verify(token);
    if (!claims || (claims.exp ?? Infinity) * 1000 <= Date.now()) return null;
    if (!isRecent) this.hold(token, claims);
    return claims;
  }

  private hold(token: string, claims: Claims): void {
    if (this.recent.size >= this.generation) {
      this.before = this.recent;
      this.recent = new Map();
    }
    this.recent.set(token, claims);
  }
}
