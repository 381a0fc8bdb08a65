import { readFileSync, statSync } from 'node:fs';
import { readSettings, withSettings } from '../settings/env-file.ts';
import { QUESTIONS, type Answers, type Name } from './questions.ts';

const isName = (name: string): name is Name => QUESTIONS.some((question) => question.name === name);

/**
 * Reads an answer file.
 * @param file a file that only its owner, root, may read: it may contain passwords
 * @throws Error that says what is wrong with the file, without showing its content
 */
export function readAnswerFile(file: string, owner = 0): Partial<Answers> {
  let text: string;
  try {
    const { uid, mode } = statSync(file);
    if (uid !== owner || (mode & 0o077) !== 0) {
      throw new Error(
        `it may contain passwords, so close it first: chown root ${file} && chmod 0600 ${file}`,
      );
    }
    text = readFileSync(file, 'utf8');
    return knownAnswers(readSettings(text));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

function knownAnswers(found: Record<string, string>): Partial<Answers> {
  const unknown = Object.keys(found).find((name) => !isName(name));
  if (unknown === undefined) return found;
  throw new Error(`${unknown} is no answer. There are: ${QUESTIONS.map(({ name }) => name).join(', ')}`);
}

/**
 * The answers as they are kept for the next time. The password is the administrator's own, and is not among them; what was not
 * chosen is not either, so that it follows when a name changes.
 */
export function toAnswerFile(answers: Answers): string {
  const kept = QUESTIONS.filter(
    ({ name, fallback }) => name !== 'ADMIN_PASSWORD' && answers[name] !== fallback(answers),
  ).map(({ name }): [Name, string] => [name, answers[name]]);
  return withSettings(
    '# Answers of the last ./setup, which is the way to change them.\n',
    Object.fromEntries(kept),
  );
}
