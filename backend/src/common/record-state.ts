import type { OpeningKind } from './opening.js';

/** How far a record has come. Nothing follows `revoked`. */
export const RECORD_STATES = ['offered', 'accepted', 'revoked'] as const;
export type RecordState = (typeof RECORD_STATES)[number];

/** The states in which everybody with its address reads a record. */
export const PUBLIC_RECORD_STATES = ['accepted', 'revoked'] as const satisfies readonly RecordState[];
export type PublicRecordState = (typeof PUBLIC_RECORD_STATES)[number];

/** The work of which there are records. */
export const RECORD_KINDS = ['internship', 'volunteering'] as const satisfies readonly OpeningKind[];
export type RecordKind = (typeof RECORD_KINDS)[number];

/** Who revoked a record: the page that issued it, or the people who run the site. */
export const RECORD_REVOKERS = ['page', 'console'] as const;
export type RecordRevoker = (typeof RECORD_REVOKERS)[number];
