/** How often the spinner and the elapsed time are redrawn on a terminal. */
const SPIN_MS = 100;
/** How often a line is printed where lines cannot be overwritten, for example in a log. */
const REMIND_MS = 30_000;
const FRAMES = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏';

/**
 * Shows the progress of long steps: a spinner with the elapsed time on a terminal, plain lines elsewhere.
 */
export class Progress {
  /** @param {NodeJS.WriteStream} [stream] */
  constructor(stream = process.stdout) {
    this.stream = stream;
    /** @type {Map<string, number>} title → start time */
    this.running = new Map();
    this.frame = 0;
    /** @type {NodeJS.Timeout | undefined} */
    this.timer = undefined;
  }

  /**
   * Shows a step while it runs. Steps may overlap.
   *
   * @template T
   * @param {string} title for example `Building the API`
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  async step(title, work) {
    const began = performance.now();
    this.running.set(title, began);
    if (!this.stream.isTTY) this.stream.write(`${title} …\n`);
    this.timer ??= setInterval(() => this.#tick(), this.stream.isTTY ? SPIN_MS : REMIND_MS);
    this.timer.unref();
    let mark = '✗';
    try {
      const result = await work();
      mark = '✓';
      return result;
    } finally {
      this.running.delete(title);
      this.line(`${mark} ${title} (${seconds(began)} s)`);
      if (this.running.size === 0) {
        clearInterval(this.timer);
        this.timer = undefined;
      }
    }
  }

  /**
   * Prints a line without breaking the spinner.
   *
   * @param {string} text
   */
  line(text) {
    if (this.stream.isTTY) this.stream.write('\r\x1b[K');
    this.stream.write(`${text}\n`);
    if (this.stream.isTTY && this.running.size > 0) this.#draw();
  }

  #tick() {
    if (this.stream.isTTY) {
      this.frame += 1;
      this.#draw();
    } else {
      this.stream.write(`Still ${this.#summary()} …\n`);
    }
  }

  #draw() {
    const spinner = FRAMES[this.frame % FRAMES.length];
    // One row only, because a wrapped line cannot be overwritten.
    const text = `${spinner} ${this.#summary()}`.slice(0, (this.stream.columns || 80) - 1);
    this.stream.write(`\r\x1b[K${text}`);
  }

  #summary() {
    return [...this.running].map(([title, began]) => `${lowerFirst(title)}, ${seconds(began)} s`).join(' · ');
  }
}

/** @param {number} began */
function seconds(began) {
  return Math.round((performance.now() - began) / 1000);
}

/** @param {string} text */
function lowerFirst(text) {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
