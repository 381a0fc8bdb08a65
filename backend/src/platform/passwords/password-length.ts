/**
 * Characters a password may have: at least 8 (ASVS 5.0, 6.2.1), with room for a phrase (6.2.9) and a bound on what is
 * hashed.
 */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;
