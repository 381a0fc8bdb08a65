import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Answers } from './answers/questions.ts';

/** How ./setup was called. */
export interface Arguments {
  /** Answers that options and the name give. */
  readonly given: Partial<Answers>;
  /** A file with the answers; undefined: they are asked. */
  readonly answerFile: string | undefined;
  /** Ask nothing. */
  readonly isYes: boolean;
  /** Change nothing. */
  readonly isCheck: boolean;
  readonly isDnsSkipped: boolean;
  /** Bring Node.js, and nothing else. */
  readonly isNodeOnly: boolean;
}

/** It was called in a way that its help does not describe. */
export class UsageError extends Error {}

/**
 * @param cwd folder that relative files are in
 * @throws UsageError for an unknown option, or one without its value
 */
export function readArguments(args: readonly string[], cwd: string): Arguments {
  const { values, positionals } = parse(args);
  if (positionals.length > 1) throw new UsageError(`Unexpected argument "${positionals[1]}".`);
  const [name] = positionals;
  const absolute = (file: string | undefined) => (file === undefined ? undefined : path.resolve(cwd, file));
  const given = {
    MEMBER_NAME: name,
    ACME_DIRECTORY: values['acme-directory'],
    CA_ROOT: absolute(values['ca-root']),
  };
  return {
    given: Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    answerFile: absolute(values.answers),
    isYes: values.yes ?? false,
    isCheck: values.check ?? false,
    isDnsSkipped: values['skip-dns'] ?? false,
    isNodeOnly: values['node-only'] ?? false,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        answers: { type: 'string' },
        yes: { type: 'boolean' },
        check: { type: 'boolean' },
        'acme-directory': { type: 'string' },
        'ca-root': { type: 'string' },
        // The shell part has used it.
        node: { type: 'string' },
        'node-only': { type: 'boolean' },
        'skip-dns': { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message, { cause: error });
  }
}
