import { statement } from '../../platform/sql/statement.js';

/** The condition that the author did not block the viewer $2. Whom the viewer blocked can be reported. */
const notBlockedBy = (author: string) =>
  `NOT EXISTS (SELECT FROM member_relation b WHERE b.member_id = ${author} AND b.other_id = $2::bigint AND b.kind = 'block')`;

/** What a post asks its readers, as HTML below its text; empty without a poll. */
const ASKED = `CASE WHEN p.has_poll THEN
            (SELECT '<ul>' || string_agg('<li>' || replace(replace(replace(q.text, '&', '&amp;'), '<', '&lt;'), '>', '&gt;') || '</li>', '' ORDER BY q.place) || '</ul>'
               FROM poll_option q WHERE q.post_id = p.id) ELSE '' END`;

/**
 * What the member $2 reports: whose it is, its revision and a snapshot; no row for what they cannot see. Without $2 for whom
 * everything is visible: the console.
 */
export const POST_TARGET = statement(
  'report_target_post',
  `SELECT p.author_id AS "ownerId", p.revision,
          jsonb_build_object('text', p.content || ${ASKED}, 'title', p.title, 'parentId', p.page_id::text, 'at', p.created_at,
            'images', (SELECT coalesce(jsonb_agg(i.image ->> 'url' ORDER BY i.n), '[]')
                         FROM jsonb_array_elements(p.images) WITH ORDINALITY i(image, n))) AS snapshot
     FROM post p LEFT JOIN page g ON g.id = p.page_id
    WHERE p.id = $1::bigint
      AND ($2::bigint IS NULL OR NOT p.hidden AND (g.creator_id = $2::bigint OR ${notBlockedBy('p.author_id')}))`,
  { notNull: ['snapshot'] },
);
export const COMMENT_TARGET = statement(
  'report_target_comment',
  `SELECT c.author_id AS "ownerId", c.revision,
          jsonb_build_object('text', c.body, 'title', NULL, 'parentId', c.post_id::text, 'at', c.created_at,
            'images', '[]'::jsonb) AS snapshot
     FROM comment c JOIN post p ON p.id = c.post_id
    WHERE c.id = $1::bigint AND ($2::bigint IS NULL OR NOT p.hidden AND NOT c.hidden AND ${notBlockedBy('c.author_id')})`,
  { notNull: ['snapshot', 'ownerId'] },
);
export const PAGE_TARGET = statement(
  'report_target_page',
  `SELECT g.creator_id AS "ownerId", g.revision,
          jsonb_build_object('text', g.description, 'title', g.title, 'parentId', NULL, 'at', g.created_at,
            'images', CASE WHEN g.image_path IS NULL THEN '[]' ELSE jsonb_build_array(g.image_path) END) AS snapshot
     FROM page g WHERE g.id = $1::bigint AND ($2::bigint IS NULL OR NOT g.hidden)`,
  { notNull: ['snapshot'] },
);
export const PROJECT_TARGET = statement(
  'report_target_project',
  `SELECT t.owner_id AS "ownerId", t.revision,
          jsonb_build_object('text', concat_ws(E'\\n', t.summary, nullif(btrim(visible_text(t.about)), '')), 'title', t.title, 'parentId', NULL, 'at', t.created_at,
            'images', (SELECT coalesce(jsonb_agg(i.image ->> 'url' ORDER BY i.n), '[]')
                         FROM jsonb_array_elements(t.images) WITH ORDINALITY i(image, n))) AS snapshot
     FROM project t WHERE t.id = $1::bigint AND ($2::bigint IS NULL OR NOT t.hidden AND ${notBlockedBy('t.owner_id')})`,
  { notNull: ['snapshot'] },
);
const day = (column: string) => `to_char(${column}, 'FMDD FMMonth YYYY')`;
const rupees = (column: string) => `'₹' || to_char(${column}, 'FM9,99,999')`;
/** What an opening asks for and gives, as who approves it reads it: every field whose change is reviewed again has a line of its own. */
const OPENING_FACTS = `concat_ws(E'\\n', o.about,
            'Kind: ' || o.kind,
            'Field: ' || replace(o.field, '-', ' '),
            'Where: ' || concat_ws(', ', replace(o.mode, '_', ' '), nullif(o.city, '')),
            'When: ' || nullif(o.schedule, ''),
            'Hours a week: ' || o.hours_week,
            'Weeks: ' || o.weeks,
            'Places: ' || o.places,
            'Starts: ' || ${day('o.starts_on')},
            'Last day to apply: ' || ${day('o.closes_on')},
            'Stipend: ' || CASE WHEN o.stipend_max = 0 THEN 'unpaid'
                                WHEN o.stipend_min = o.stipend_max THEN ${rupees('o.stipend_max')} || ' a month'
                                ELSE ${rupees('o.stipend_min')} || ' to ' || ${rupees('o.stipend_max')} || ' a month' END,
            (SELECT string_agg('Question: ' || q, E'\\n') FROM jsonb_array_elements_text(o.questions) q))`;
export const OPENING_TARGET = statement(
  'report_target_opening',
  `SELECT o.poster_id AS "ownerId", o.revision,
          jsonb_build_object('text', ${OPENING_FACTS}, 'title', o.title, 'parentId', o.page_id::text, 'at', o.created_at,
            'images', '[]'::jsonb) AS snapshot
     FROM opening o
    WHERE o.id = $1::bigint
      AND ($2::bigint IS NULL OR NOT o.hidden AND ${notBlockedBy('o.poster_id')}
           AND (o.state IN ('open', 'closed') AND o.opened_at IS NOT NULL
                OR EXISTS (SELECT FROM application a WHERE a.opening_id = o.id AND a.member_id = $2)))`,
  { notNull: ['snapshot'] },
);
/** What a side of an application wrote, an event: a message, or a note, which an applicant sends with their first event. */
const HAS_WORDS = `(e.body IS NOT NULL OR e.state = 'applied')`;
/**
 * What the other side of an application wrote to $2: of an applicant the note, answers and links; of both the messages, each with its time
 * in India. Nothing that $2 wrote, and no contacts. Where the page was transferred, only what the last manager wrote: the report is about
 * that one. No row for who is on neither side, when nothing was written, and for the console. The applicant sees it also when the manager
 * blocked them or is gone, as long as there is an opening that says who wrote.
 */
export const APPLICATION_TARGET = statement(
  'report_target_application',
  `SELECT w.owner AS "ownerId", e.revision,
          jsonb_build_object('text', w.text, 'title', a.title, 'parentId', a.opening_id::text, 'at', e.at, 'images', '[]'::jsonb) AS snapshot
     FROM application a JOIN opening o ON o.id = a.opening_id
     LEFT JOIN LATERAL (
       SELECT w.manager_id FROM application_event w
        WHERE w.application_id = a.id AND w.author = 'manager' AND w.body IS NOT NULL ORDER BY w.id DESC LIMIT 1
     ) last ON true
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS revision, max(e.created_at) AS at,
             string_agg(to_char(e.created_at AT TIME ZONE 'Asia/Kolkata', 'FMDD Mon YYYY, HH24:MI') || E'\\n' || e.body, E'\\n\\n' ORDER BY e.id)
               FILTER (WHERE e.author = 'applicant' OR e.manager_id IS NOT DISTINCT FROM last.manager_id) AS messages
        FROM application_event e
       WHERE e.application_id = a.id AND ${HAS_WORDS} AND e.author = CASE WHEN a.member_id = $2::bigint THEN 'manager' ELSE 'applicant' END
    ) e
    CROSS JOIN LATERAL (
      SELECT CASE WHEN a.member_id = $2::bigint THEN coalesce(last.manager_id, o.poster_id) ELSE a.member_id END AS owner,
             concat_ws(E'\\n\\n', s.words, e.messages) AS text
        FROM (SELECT CASE WHEN a.member_id <> $2::bigint THEN concat_ws(E'\\n\\n', nullif(a.note, ''),
                       (SELECT string_agg('• ' || (answer ->> 'answer'), E'\\n' ORDER BY n)
                          FROM jsonb_array_elements(a.answers) WITH ORDINALITY l(answer, n)),
                       (SELECT string_agg(link, E'\\n' ORDER BY n) FROM jsonb_array_elements_text(a.links) WITH ORDINALITY l(link, n)))
                 END AS words) s
    ) w
    WHERE a.id = $1::bigint AND w.text <> ''
      AND (a.member_id = $2::bigint OR (o.poster_id = $2::bigint AND NOT a.hidden AND NOT o.hidden AND ${notBlockedBy('a.member_id')}))`,
  { notNull: ['snapshot'] },
);
export const MEMBER_TARGET = statement(
  'report_target_member',
  `SELECT m.id AS "ownerId", m.revision,
          jsonb_build_object('text', concat_ws(E'\\n', m.title, m.bio), 'title', m.name, 'parentId', NULL, 'at', m.created_at,
            'images', to_jsonb(array_remove(ARRAY[m.avatar_path, m.cover_path], NULL))) AS snapshot
     FROM member m WHERE m.id = $1::bigint AND ($2::bigint IS NULL OR m.deleted_at IS NULL AND ${notBlockedBy('m.id')})`,
  { notNull: ['snapshot'] },
);
