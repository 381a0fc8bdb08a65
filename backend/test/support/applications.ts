import type { TestApp } from './app.js';
import { dayInIndia, type TestMember } from './factories.js';

/** An application without what led to it. */
interface Work {
  readonly by: TestMember;
  readonly managedBy: TestMember;
  /** The manager's page, or their project for a role. */
  readonly of: { readonly pageId: string } | { readonly projectId: string };
  readonly kind: 'internship' | 'volunteering' | 'role';
  readonly state: string;
}

/** An application for an opening of its own, in any state. Answers its id. */
export async function insertApplication(app: TestApp, work: Work): Promise<string> {
  const { by, managedBy, of, kind, state } = work;
  const { pageId = null, projectId = null } = { pageId: null, projectId: null, ...of };
  const stipend = kind === 'internship' ? 0 : null;
  const [row] = await app.rows<{ id: string }>(
    `WITH posted AS (
       INSERT INTO opening (kind, page_id, project_id, poster_id, title, field, about, mode, hours_week, weeks, closes_on, places, state,
                            opened_at, stipend_min, stipend_max)
       VALUES ($1, $2, $3, $4, 'Web developer', 'software', 'Own', 'remote', 8, 4, $5, 9, 'open', now(), $6, $6) RETURNING id
     )
     INSERT INTO application (opening_id, member_id, kind, title, organisation, note, state, ended_at)
     SELECT id, $7, $1, 'Web developer', 'Own', 'Own', $8::text,
            CASE WHEN $8::text IN ('declined', 'withdrawn', 'completed', 'unanswered') THEN now() END FROM posted RETURNING id`,
    [kind, pageId, projectId, managedBy.id, dayInIndia(7), stipend, by.id, state],
  );
  return row!.id;
}
