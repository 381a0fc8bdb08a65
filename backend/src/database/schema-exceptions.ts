/**
 * Parts of the schema that entities cannot express. The drift check ignores a statement in TypeORM's difference that
 * matches one of these, and reports exceptions that no longer occur.
 */
export const SCHEMA_EXCEPTIONS: readonly { readonly pattern: RegExp; readonly why: string }[] = [
  { pattern: /"(public"\.")?member_email_search_idx"/, why: 'trigram GIN index' },
  { pattern: /"(public"\.")?member_search_idx"/, why: 'trigram GIN index' },
  {
    pattern: /"(public"\.")?(post|post_title|page|project|opening|comment|record)_search_idx"/,
    why: 'trigram GIN index',
  },
  {
    pattern: /"(public"\.")?(member_name|member|page|post_search|comment)_words_idx"/,
    why: 'GIN index on words',
  },
  {
    pattern: /"(member|post|page|project|opening|record)" DROP COLUMN "search_text"/,
    why: 'generated column, for search only',
  },
  { pattern: /"(public"\.")?member_by_(name|email|college|course)_idx"/, why: 'indexes on expressions' },
  { pattern: /"member_suspended_by_fkey"/, why: 'a profile may not import the administrators' },
  {
    pattern:
      /"(review_case_claimed_by|review_case_decided_by|review_case_proposed_by|appeal_decided_by|case_note_author|referral_recorded_by)_fkey"/,
    why: 'members’ side of a review may not import the administrators',
  },
  { pattern: /"grievance_answered_by_fkey"/, why: 'what visitors send may not import the administrators' },
  {
    pattern: /"(session|factor|recovery_code)" DROP COLUMN "account_id"/,
    why: 'generated column, for lookups only',
  },
  { pattern: /^DELETE FROM "typeorm_metadata"/, why: 'what TypeORM would note about those two columns' },
  {
    pattern: /"(public"\.")?(session_account_idx|factor_key|factor_started_key|recovery_code_account_idx)"/,
    why: 'index on a generated column',
  },
  {
    pattern: /"(session|factor|recovery_code)_(member|administrator)_fkey"/,
    why: 'platform code may not import a module’s entity',
  },
  {
    pattern: /"media_(uploader|post|page|project|profile)_fkey"/,
    why: 'platform code may not import a module’s entity',
  },
  { pattern: /"idempotency_key_member_fkey"/, why: 'platform code may not import a module’s entity' },
];
