import type pg from 'pg';

/** How many openings a campus has, and how many members applied for each. */
export interface OpeningsSize {
  readonly openings: number;
  readonly applicationsEach: number;
}

/** One of this many members runs a club, which posts openings. */
const MEMBERS_PER_CLUB = 10;
/** Openings that a member saved. */
const SAVED_EACH = 5;
const STATES = ['applied', 'interview', 'offered', 'declined'];

/**
 * Adds openings for which one can apply to a generated campus, with applications and what was saved: half of them internships, each opened a
 * minute after the one before. The clubs are pages of their own. Triggers that count row by row are off; the counters are inserted.
 */
export async function populateOpenings(
  client: pg.ClientBase,
  { openings, applicationsEach }: OpeningsSize,
): Promise<void> {
  const tables = ['page', 'opening', 'application'];
  const setTriggers = (state: 'ENABLE' | 'DISABLE') =>
    tables.map((table) => `ALTER TABLE ${table} ${state} TRIGGER USER`).join('; ');
  for (const text of [
    setTriggers('DISABLE'),
    insertClubs(),
    insertOpenings(openings),
    insertCounters(applicationsEach),
    insertSaved(openings),
    insertApplications(applicationsEach),
    insertEvents(),
    setTriggers('ENABLE'),
    'VACUUM (ANALYZE) page, page_counter, opening, opening_counter, opening_save, application, application_event',
  ]) {
    await client.query(text);
  }
}

const insertClubs = () => `
  WITH clubs AS (
    INSERT INTO page (creator_id, title, description, category)
    SELECT id, 'Club of member ' || id, 'What its people do together', 'Club' FROM member WHERE id % ${MEMBERS_PER_CLUB} = 7
    RETURNING id
  )
  INSERT INTO page_counter (page_id) SELECT id FROM clubs`;

const insertOpenings = (n: number) => `
  WITH clubs AS (
    SELECT id, creator_id, row_number() OVER (ORDER BY id) AS place, count(*) OVER () AS total FROM page WHERE title LIKE 'Club of member %'
  )
  INSERT INTO opening (kind, page_id, poster_id, title, field, about, mode, city, hours_week, weeks, closes_on, places, stipend_min,
                       stipend_max, questions, state, opened_at, created_at)
  SELECT k.kind, c.id, c.creator_id, 'Opening number ' || i, 'software', repeat('What there is to do. ', 10), 'on_site', 'Pune', 8, 4,
         current_date + (i % 100)::int + 1, 5, CASE WHEN k.kind = 'internship' THEN 8000 END, CASE WHEN k.kind = 'internship' THEN 10000 END,
         '[]', 'open', now() - make_interval(mins => (${n} - i)::int), now() - make_interval(mins => (${n} - i)::int)
    FROM generate_series(1, ${n}) i
   CROSS JOIN LATERAL (SELECT CASE WHEN i % 2 = 0 THEN 'internship' ELSE 'volunteering' END AS kind) k
    JOIN clubs c ON c.place = 1 + i % c.total`;

const insertCounters = (each: number) => `
  INSERT INTO opening_counter (opening_id, applications, waiting)
  SELECT id, ${each}, ${each / 2} FROM opening ON CONFLICT DO NOTHING`;

const insertSaved = (openings: number) => `
  INSERT INTO opening_save (member_id, opening_id)
  SELECT m.id, o.id FROM member m CROSS JOIN generate_series(1, ${SAVED_EACH}) k
    JOIN opening o ON o.id = 1 + (m.id * 37 + k * 11) % ${openings}`;

const insertApplications = (each: number) => `
  INSERT INTO application (opening_id, member_id, kind, title, organisation, note, state, created_at, updated_at, ended_at)
  SELECT o.id, m.id, o.kind, o.title, 'Club', 'Why I would like to do this', s.state, o.created_at, o.created_at,
         CASE WHEN s.state = 'declined' THEN o.created_at END
    FROM opening o CROSS JOIN generate_series(1, ${each}) k
   CROSS JOIN (SELECT max(id) AS members FROM member) last
    JOIN member m ON m.id = 1 + (o.id * 7 + k * 1009) % last.members
   CROSS JOIN LATERAL (SELECT (ARRAY['${STATES.join("', '")}'])[1 + k % ${STATES.length}] AS state) s
      ON CONFLICT DO NOTHING`;

// What became of one in ten: the first event of the others says nothing to anybody.
const insertEvents = () => `
  INSERT INTO application_event (application_id, author, state, body)
  SELECT a.id, e.author, e.state, e.body
    FROM application a
    CROSS JOIN (VALUES ('applicant', 'applied', NULL), ('manager', NULL, 'Could you come on Friday?')) e(author, state, body)
   WHERE a.id % 10 = 0`;
