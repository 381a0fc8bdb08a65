/**
 * What Open Badges 3.0 requires of a credential, by our own reading of its sections B.1 and 8.2, for the members that a record
 * has: every other one is refused where the standard allows no others.
 */
const text = { type: 'string', minLength: 1 };
const moment = {
  type: 'string',
  pattern: String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$`,
};
const address = { type: 'string', pattern: '^(https?://|did:|urn:)' };
const including = (...names: string[]) => ({
  type: 'array',
  allOf: names.map((name) => ({ contains: { const: name } })),
});
/** An object of these members only; those marked `?` may be missing. */
const exactly = (members: Record<string, object>) => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(members).map(([name, schema]) => [name.replace('?', ''), schema]),
  ),
  required: Object.keys(members).filter((name) => !name.endsWith('?')),
  additionalProperties: false,
});
const profile = exactly({
  id: address,
  type: including('Profile'),
  'name?': text,
  'url?': address,
  'official?': text,
});

export const OPEN_BADGE_SCHEMA = {
  type: 'object',
  properties: {
    '@context': {
      type: 'array',
      minItems: 2,
      prefixItems: [
        { const: 'https://www.w3.org/ns/credentials/v2' },
        { pattern: String.raw`^https://purl\.imsglobal\.org/spec/ob/v3p0/context-3\.0\.\d+\.json$` },
      ],
    },
    id: address,
    type: including('VerifiableCredential', 'OpenBadgeCredential'),
    name: text,
    issuer: profile,
    validFrom: moment,
    credentialSubject: exactly({
      type: including('AchievementSubject'),
      identifier: {
        type: 'array',
        minItems: 1,
        items: exactly({
          type: { const: 'IdentityObject' },
          hashed: { type: 'boolean' },
          identityHash: text,
          identityType: { enum: ['name', 'emailAddress', 'identifier'] },
        }),
      },
      'role?': text,
      'activityStartDate?': moment,
      'activityEndDate?': moment,
      'narrative?': text,
      achievement: exactly({
        id: address,
        type: including('Achievement'),
        'achievementType?': { enum: ['Fieldwork', 'CommunityService'] },
        name: text,
        description: text,
        criteria: exactly({ 'id?': address, 'narrative?': text }),
        'creator?': profile,
      }),
    }),
    iss: { type: 'string' },
    jti: { type: 'string' },
    nbf: { type: 'integer' },
  },
  required: ['@context', 'id', 'type', 'issuer', 'validFrom', 'credentialSubject', 'iss', 'jti', 'nbf'],
} as const;
