import type { RecordToSign } from './record-to-sign.js';

/** Who signs: its name for people, its name for programs, and where records are shown. */
export interface Signatory {
  readonly brand: string;
  readonly did: string;
  /** Origin of the member site. */
  readonly origin: string;
}

const CONTEXTS = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const;
const ACHIEVEMENT_TYPES = { internship: 'Fieldwork', volunteering: 'CommunityService' } as const;

/** A day in India as the moment at which it begins. */
const beginning = (day: string) => `${day}T00:00:00+05:30`;
/** The last second of a day in India. */
const end = (day: string) => `${day}T23:59:59+05:30`;

/**
 * A record as the content of a VC-JWT: an `OpenBadgeCredential` of Open Badges 3.0 and, beside its members, the claims of a
 * JWT that repeat some of them (section 8.2 there).
 */
export function openBadgeOf(record: RecordToSign, { brand, did, origin }: Signatory) {
  const id = `${origin}/records/${record.serial}`;
  const issuedAt = Math.floor(record.issuedAt.getTime() / 1000);
  return {
    '@context': CONTEXTS,
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: record.role,
    issuer: { id: did, type: ['Profile'], name: brand, url: origin },
    validFrom: new Date(issuedAt * 1000).toISOString(),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', identityType: 'name', identityHash: record.holder, hashed: false },
      ],
      role: record.role,
      activityStartDate: beginning(record.from),
      activityEndDate: end(record.to),
      // `creditsEarned` would count credits of a course; hours of work have no member of their own.
      ...(record.hours !== null && { narrative: `${record.hours} hours` }),
      achievement: {
        id: `${id}#achievement`,
        type: ['Achievement'],
        achievementType: ACHIEVEMENT_TYPES[record.kind],
        name: record.role,
        description: record.done,
        criteria: {
          // Markdown, so that no text of a member may stand in it.
          narrative: `The page named as creator confirms that this was applied for on ${brand}, accepted and done.`,
        },
        creator: {
          id: `${origin}/dashboard/pages/details/${record.pageId}`,
          type: ['Profile'],
          name: record.page,
          official: record.issuer,
        },
      },
    },
    iss: did,
    jti: id,
    nbf: issuedAt,
  };
}

/** The serial of a credential's content; null if the content is of another kind. */
export function serialOf(payload: unknown): string | null {
  if (typeof payload !== 'object' || payload === null) return null;
  const { jti, type } = payload as Readonly<Record<string, unknown>>;
  if (!Array.isArray(type) || !type.includes('OpenBadgeCredential') || typeof jti !== 'string') return null;
  return /\/records\/([A-Za-z0-9_-]{22})$/.exec(jti)?.[1] ?? null;
}
