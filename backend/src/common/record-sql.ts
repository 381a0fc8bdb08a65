/** The columns of a record (`r`) with its page (`g`), which is null unless it is there. */
export const RECORD_COLUMNS = `
  r.serial, r.kind, r.holder_name AS holder, g.id AS "pageId", r.page_title AS page, r.issuer_name AS issuer, r.role, r.done, r.hours,
  r.worked_from::text AS "from", r.worked_to::text AS "to", r.state, r.reason, r.revoked_by AS "revokedBy",
  r.issued_at AS "issuedAt", r.accepted_at AS "acceptedAt", r.revoked_at AS "revokedAt", r.code`;
export const RECORD_JOINS = 'LEFT JOIN page g ON g.id = r.page_id AND NOT g.hidden';
