import { RECORD_COLUMNS, RECORD_JOINS } from '../../common/record-sql.js';
import { statement } from '../../platform/sql/statement.js';

/** One record ($1) that is not hidden, for its holder or its issuer. */
export const RECORD_BY_SERIAL = statement(
  'record_by_serial',
  `SELECT ${RECORD_COLUMNS}, r.member_id AS "holderId", r.issuer_id AS "issuerId"
     FROM record r ${RECORD_JOINS} WHERE r.serial = $1 AND NOT r.hidden`,
);
/** The serial number of the record of the application $1; no row if it has none. */
export const RECORD_OF_APPLICATION = statement(
  'record_of_application',
  `SELECT serial FROM record WHERE application_id = $1::bigint`,
);
/**
 * A page of the records of $3, for the viewer $1 ($2: the same if they conceal somebody, else null): one's own, or those that another
 * one has accepted, unless they blocked one another. $4 limit, $5 offset. One row with a null serial if the page is empty.
 */
export const RECORD_LIST = statement(
  'record_list',
  `WITH found AS MATERIALIZED (
     SELECT r.serial, r.state, r.issued_at FROM record r
      WHERE r.member_id = $3::bigint AND NOT r.hidden
        AND (r.member_id = $1::bigint OR (r.state = 'accepted'
             AND r.member_id <> ALL (ARRAY(SELECT w.id FROM concealed_from($2::bigint) w WHERE w.blocks))))
   )
   SELECT c.total, l.*
     FROM (SELECT count(*)::int AS total FROM found) c
     LEFT JOIN LATERAL (
       SELECT ${RECORD_COLUMNS}, r.member_id AS "holderId", r.issuer_id AS "issuerId"
         FROM (SELECT serial FROM found ORDER BY state = 'offered' DESC, issued_at DESC, serial LIMIT $4 OFFSET $5) f
         JOIN record r ON r.serial = f.serial ${RECORD_JOINS}
     ) l ON true
    ORDER BY l.state = 'offered' DESC, l."issuedAt" DESC, l.serial`,
);

/**
 * Locks applicant, manager and page of the application $1, so that all are as they are read until its record is there; no row if the page is
 * hidden, or there is none.
 */
export const PARTIES_FOR_ISSUING = statement(
  'record_parties',
  `WITH parties AS MATERIALIZED (
     SELECT m.id, m.name FROM member m
      WHERE m.id IN (SELECT a.member_id FROM application a WHERE a.id = $1::bigint
                      UNION SELECT o.poster_id FROM application a JOIN opening o ON o.id = a.opening_id WHERE a.id = $1::bigint)
      ORDER BY m.id FOR SHARE
   )
   SELECT g.id AS "pageId", holder.id AS "holderId", issuer.id AS "issuerId"
     FROM application a JOIN opening o ON o.id = a.opening_id JOIN page g ON g.id = o.page_id
     JOIN parties holder ON holder.id = a.member_id JOIN parties issuer ON issuer.id = o.poster_id
    WHERE a.id = $1::bigint AND NOT g.hidden FOR KEY SHARE OF g`,
);
/** A new record of the locked application $2, in the names of its parties, which are locked, too. */
export const RECORD_INSERT = statement(
  'record_insert',
  `INSERT INTO record (serial, application_id, page_id, issuer_id, member_id, kind, holder_name, page_title, issuer_name, role, done, hours,
                       worked_from, worked_to)
   SELECT $1, a.id, g.id, issuer.id, holder.id, a.kind, holder.name, g.title, issuer.name, $3, $4, $5, $6::date, $7::date
     FROM application a JOIN opening o ON o.id = a.opening_id JOIN page g ON g.id = o.page_id
     JOIN member holder ON holder.id = a.member_id JOIN member issuer ON issuer.id = o.poster_id
    WHERE a.id = $2::bigint`,
);

/**
 * Locks who issued the record $1, and its page, so that nothing is signed in the name of what is gone: no row if the page is hidden, or
 * the issuer is gone or suspended.
 */
export const ISSUER_FOR_SIGNING = statement(
  'record_issuer',
  `WITH issuer AS MATERIALIZED (
     SELECT m.id, m.suspended_at FROM member m WHERE m.id = (SELECT issuer_id FROM record WHERE serial = $1) FOR SHARE
   )
   SELECT g.id AS "pageId" FROM issuer JOIN record r ON r.serial = $1 JOIN page g ON g.id = r.page_id
    WHERE issuer.suspended_at IS NULL AND NOT g.hidden FOR KEY SHARE OF g`,
);
/** Locks the record $1; no row if it is hidden or gone. */
export const RECORD_LOCK = statement(
  'record_lock',
  `SELECT serial FROM record WHERE serial = $1 AND NOT hidden FOR UPDATE`,
);
/** The holder has accepted the locked record $1; it is signed with the key $4. */
export const RECORD_ACCEPT = statement(
  'record_accept',
  `UPDATE record SET state = 'accepted', accepted_at = now(), credential = $2, code = $3, key_id = $4 WHERE serial = $1`,
);
/** Who may revoke the record $1: the owner of its page, who need not have issued it; who did, once the page is gone. */
export const RECORD_REVOKER = statement(
  'record_revoker',
  `SELECT coalesce(g.creator_id, r.issuer_id) AS id FROM record r LEFT JOIN page g ON g.id = r.page_id WHERE r.serial = $1`,
);
/** Revokes the locked record $1: $2 why, $3 by whom. */
export const RECORD_REVOKE = statement(
  'record_revoke',
  `UPDATE record SET state = 'revoked', revoked_at = now(), reason = $2, revoked_by = $3 WHERE serial = $1`,
);
export const RECORD_DELETE = statement('record_delete', `DELETE FROM record WHERE serial = $1`);
