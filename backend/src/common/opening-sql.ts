import type { Viewer } from './identity.js';

/** Today's date in India. */
export const TODAY = `(now() AT TIME ZONE 'Asia/Kolkata')::date`;
/** The condition that one can apply for an opening (`o`) now. */
export const IS_OPEN = `o.state = 'open' AND o.closes_on >= ${TODAY}`;
/** The condition that an opening (`o`) is not hidden, and its poster and the viewer ($2; null for one who conceals nobody) blocked neither the other. */
export const IS_SEEN = `NOT o.hidden AND o.poster_id <> ALL (ARRAY(SELECT w.id FROM concealed_from($2::bigint) w WHERE w.blocks))`;
/** The condition that the viewer ($1) may read it in its state: in review only managers and applicants do. */
export const IS_READABLE = `(o.poster_id = $1::bigint OR (o.state IN ('open', 'closed') AND o.opened_at IS NOT NULL)
   OR EXISTS (SELECT FROM application a WHERE a.opening_id = o.id AND a.member_id = $1::bigint))`;

/** The columns of an opening for its viewer, $1. */
export const OPENING_COLUMNS = `
  o.id, o.kind, o.title, o.field, o.mode, o.city, o.hours_week AS "hoursWeek", o.weeks, o.schedule, o.starts_on::text AS "startsOn",
  o.closes_on::text AS "closesOn", o.places, o.stipend_min AS "stipendMin", o.stipend_max AS "stipendMax", o.state,
  o.closes_on < ${TODAY} AS "isPast", o.poster_id AS "posterId", o.created_at AS "createdAt", o.opened_at AS "openedAt",
  o.page_id AS "pageId", g.title AS "pageTitle", g.category AS "pageCategory", g.image_path AS "pageImage",
  o.project_id AS "projectId", t.title AS "projectTitle",
  EXISTS (SELECT FROM opening_save s WHERE s.member_id = $1::bigint AND s.opening_id = o.id) AS "isSaved", own.state AS "applicationState"`;
export const OPENING_JOINS = `LEFT JOIN page g ON g.id = o.page_id LEFT JOIN project t ON t.id = o.project_id
     LEFT JOIN application own ON own.opening_id = o.id AND own.member_id = $1::bigint`;

/** The parameters by which a statement knows its viewer. */
export const viewerColumns = ({ accountId, conceals }: Viewer) => [accountId, conceals ? accountId : null];
