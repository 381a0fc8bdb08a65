/** An alert that fires or waits to fire (`for`). */
export interface ActiveAlert {
  readonly name: string;
  readonly isFiring: boolean;
  /** Since when its expression is true without a pause, in milliseconds since 1970. */
  readonly since: number;
}

/** What became of an alert. */
export interface Outcome {
  /** From the beginning of its provocation until it fired; undefined: it did not. */
  readonly seconds?: number;
  /** It fired for another reason: its expression was true before its provocation began. */
  readonly isEarly: boolean;
}

/** Which alerts fired, and whether their provocations were the reason. */
export class AlertLog {
  /** In milliseconds since 1970. */
  private readonly begun = new Map<string, number>();
  private readonly firedAt = new Map<string, number>();
  private readonly early = new Set<string>();

  /** @param expected the alerts that are to be provoked; others are not looked at */
  constructor(private readonly expected: readonly string[]) {}

  /** The provocation of these alerts begins. */
  begin(alerts: readonly string[], now = Date.now()): void {
    for (const alert of alerts) this.begun.set(alert, now);
  }

  /**
   * Takes down what is active now. One alert may be active several times, for example once for each process.
   * @returns a sentence for each alert that is new
   */
  note(active: readonly ActiveAlert[], now = Date.now()): string[] {
    const news: string[] = [];
    for (const { name, isFiring, since } of active) {
      if (!isFiring || !this.expected.includes(name)) continue;
      const begun = this.begun.get(name);
      if (begun === undefined || since < begun) {
        if (!this.early.has(name)) news.push(`${name} fires before it is provoked`);
        this.early.add(name);
      } else if (!this.firedAt.has(name)) {
        this.firedAt.set(name, now);
        news.push(`${name} fires after ${this.of(name).seconds} s`);
      }
    }
    return news;
  }

  /** Whether all of these fired because of their provocations. */
  haveFired(alerts: readonly string[]): boolean {
    return alerts.every((alert) => this.firedAt.has(alert));
  }

  /** Whether nothing more is to be expected: it fired, for whatever reason. */
  isOver(alert: string): boolean {
    return this.firedAt.has(alert) || this.early.has(alert);
  }

  of(alert: string): Outcome {
    const [begun = NaN, firedAt] = [this.begun.get(alert), this.firedAt.get(alert)];
    return {
      isEarly: this.early.has(alert),
      ...(firedAt !== undefined && {
        seconds: Math.round((firedAt - begun) / 1000),
      }),
    };
  }
}
