import type { RestoreAccountDto } from '../../api/generated';

/** The code field of the second step, for what a refused sign-in offers there. */
export interface CodeOnce {
  /**
   * Takes the code out of its field, because each works once. Undefined when there is none; the field then asks for it.
   */
  take: () => string | undefined;
  /** Says that the next code is needed. */
  lead: string;
  /** What the error `invalid_credentials` means here: the password was right a moment ago. */
  wrong: string;
}

/** What the offers of a refused sign-in send to prove who asks. */
export interface Proof {
  /** Returns what was typed in the first step. */
  credentials: () => RestoreAccountDto;
  /** Only in the second step. */
  code?: CodeOnce | undefined;
}

/** What the next call takes as a proof; undefined while a code is missing. */
export function prove({ credentials, code }: Proof): RestoreAccountDto | undefined {
  if (!code) return credentials();
  const taken = code.take();
  return taken === undefined ? undefined : { ...credentials(), code: taken };
}
