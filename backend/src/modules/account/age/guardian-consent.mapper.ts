import type { GuardianConsent } from './guardian-consent.entity.js';
import type { GuardianConsentDto } from './age.dto.js';

/** A consent without its digests. */
export function toConsent(
  row: Pick<GuardianConsent, 'state' | 'method' | 'relation' | 'askedAt' | 'expiresAt' | 'answeredAt'>,
): GuardianConsentDto {
  const { state, method, relation, askedAt, expiresAt, answeredAt } = row;
  return {
    state,
    method,
    relation,
    askedAt: askedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}
