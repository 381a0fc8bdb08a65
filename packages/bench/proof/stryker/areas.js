/**
 * The files whose rules are mutated, by area, relative to the backend's `src` and without `.ts`: those with unit tests in the same folder.
 * Rules that need the database are covered through HTTP, which is too slow for a run for each mutant (decision 102).
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const AREAS = {
  auth: [
    'common/mail-secret',
    'platform/passwords/password-rules',
    'platform/passwords/password-hasher',
    'platform/sessions/known-devices',
    'platform/sessions/signer',
    'platform/sessions/token.service',
    'platform/sessions/verified-tokens',
  ],
  validation: [
    'common/body-complexity',
    'common/college-year.validator',
    'common/email-address',
    'common/ids',
    'common/network',
    'common/pagination',
    'common/scripts',
    'common/text.validators',
  ],
  media: [
    'common/fair-semaphore',
    'platform/media/media-path',
    'platform/media/picture-memory',
    'platform/media/picture-semaphore',
    'platform/media/sniff',
  ],
  moderation: ['common/mentions', 'common/redact', 'common/removal', 'common/rich-text'],
};

/**
 * Paths of the files of an area in the backend's folder.
 * @param {readonly string[]} files
 */
export const sourcesOf = (files) => files.map((file) => `src/${file}.ts`);
