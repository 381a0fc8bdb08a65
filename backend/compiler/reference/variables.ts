import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A variable of an `.env.example`. */
export interface Variable {
  readonly name: string;
  /** The value that the example states: the default, unless the comment says that there is none. */
  readonly value: string;
  /** The comment above it, as one line. */
  readonly comment: string;
  /** The least and the greatest number it may be, empty for other values. */
  readonly bounds?: string;
}

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

/**
 * The variables of an `.env.example` in their order.
 * @throws Error for a variable without a comment
 */
export function readVariables(file: string): Variable[] {
  let comment: string[] = [];
  return readFileSync(path.join(REPOSITORY, file), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, said] = /^# ?(.*)$/.exec(line) ?? [];
      const [, name, value = ''] = /^([A-Z0-9_]+)="?(.*?)"?$/.exec(line) ?? [];
      if (said !== undefined) comment.push(said);
      else if (name !== undefined) {
        if (comment.length === 0) throw new Error(`${file}: ${name} has no comment`);
        const variable = { name, value, comment: comment.join(' ') };
        comment = [];
        return variable;
      } else comment = [];
      return [];
    });
}
