import { loadChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import { recordKeys } from '@campus-commons/web-kit/recordKeys.ts';
import { recordOfCode, recordOfCredential, type SignedRecord } from './signedRecord';

/**
 * What checking a signature found: the record that it vouches for, `false` if it is not genuine, or `unknown` where this site
 * cannot tell, because it was given no keys.
 */
export type SignatureCheck = SignedRecord | false | 'unknown';

/** Checks the code in the link of a record, without asking anybody. */
export const checkCode = (code: string) => check(code, recordOfCode);

/** Checks a credential, the content of the file that a record is downloaded as, likewise. */
export const checkCredential = (credential: string) => check(credential, recordOfCredential);

async function check(text: string, read: (content: unknown) => SignedRecord | null): Promise<SignatureCheck> {
  const keys = recordKeys();
  if (keys.length === 0) return 'unknown';
  const { signedContent } = await loadChunk(() => import('./signedText'));
  return read(signedContent(text, keys)) ?? false;
}
