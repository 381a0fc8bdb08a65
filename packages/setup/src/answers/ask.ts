import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { faultOf, QUESTIONS, type Answers, type Name, type Question } from './questions.ts';

/** The terminal of the person who is asked. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/**
 * Asks every question; an empty answer means the default, which is the answer of last time where there is one.
 * @param given answers that are known already: by an option, or of last time
 * @throws Error when the input ends
 */
export async function askAll(given: Partial<Answers>, terminal: Terminal): Promise<Partial<Answers>> {
  const asked = new Asking(terminal);
  try {
    const answers: Partial<Record<Name, string>> = { ...given };
    for (const question of QUESTIONS.filter(({ isQuiet }) => !isQuiet)) {
      answers[question.name] = await askOne(question, given[question.name], answers, asked);
    }
    return answers;
  } finally {
    asked.close();
  }
}

/** Asks whether to go on; everything but an empty answer, y and yes is a no. */
export async function confirm(text: string, terminal: Terminal): Promise<boolean> {
  const asked = new Asking(terminal);
  try {
    return /^(|y|yes)$/i.test((await asked.ask(`${text} [Y/n] `, false)).trim());
  } finally {
    asked.close();
  }
}

async function askOne(
  question: Question,
  known: string | undefined,
  before: Partial<Answers>,
  asked: Asking,
): Promise<string> {
  const fallback = known ?? question.fallback(before);
  const shown = question.isSecret && fallback !== '' ? 'as before' : fallback;
  for (;;) {
    const typed = await asked.ask(
      `${question.text}${shown === '' ? '' : ` [${shown}]`}: `,
      question.isSecret ?? false,
    );
    const answer = typed.trim() || fallback;
    const fault =
      answer === '' && question.fault('', before) ? 'is needed' : faultOf(question, answer, before);
    if (fault === undefined) return answer;
    asked.say(`  That ${fault}.`);
  }
}

/** Reads lines from a terminal; secrets are not echoed. */
class Asking {
  private isMuted = false;
  private readonly output: NodeJS.WritableStream;
  private readonly lines;
  /** Lines that arrived before they were asked for, as when the input is no terminal. */
  private readonly early: string[] = [];
  private waiting: ((line: string | undefined) => void) | undefined;
  private hasEnded = false;

  constructor({ input, output }: Terminal) {
    this.output = output;
    const echo = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        if (!this.isMuted) output.write(chunk);
        done();
      },
    });
    this.lines = createInterface({ input, output: echo, terminal: 'isTTY' in input && input.isTTY === true });
    this.lines.on('line', (line) => {
      const { waiting } = this;
      // Several lines may arrive at once, and each answers one question.
      this.waiting = undefined;
      if (waiting) waiting(line);
      else this.early.push(line);
    });
    this.lines.on('close', () => {
      this.hasEnded = true;
      this.waiting?.(undefined);
    });
    // Ctrl-C is an answer, too: nothing was changed yet.
    this.lines.on('SIGINT', () => this.lines.close());
  }

  async ask(text: string, isSecret: boolean): Promise<string> {
    if (this.hasEnded) this.output.write(text);
    else {
      // As a prompt, so that editing the line keeps it.
      this.lines.setPrompt(text);
      this.lines.prompt();
    }
    this.isMuted = isSecret;
    const line =
      this.early.shift() ??
      (this.hasEnded ? undefined : await new Promise<string | undefined>((done) => (this.waiting = done)));
    if (isSecret) this.output.write('\n');
    this.isMuted = false;
    if (line === undefined) throw new Error('There was no answer; nothing was changed.');
    return line;
  }

  say(text: string): void {
    this.output.write(`${text}\n`);
  }

  close(): void {
    this.lines.close();
  }
}
