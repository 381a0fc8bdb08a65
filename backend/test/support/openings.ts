import { dayInIndia, type TestMember } from './factories.js';
import type { ApplicationDetailsDto } from '../../src/modules/applications/applications.dto.js';
import type { TestApp } from './app.js';

/** Of what an opening hangs on: a page, or a project, which makes it a role. */
export type Holder = { readonly pageId: string } | { readonly projectId: string };

/** An open opening with one question, inserted directly into the database. */
export async function makeOpening(
  app: TestApp,
  poster: TestMember,
  holder: Holder,
  places = 5,
): Promise<string> {
  const [pageId, projectId] = 'pageId' in holder ? [holder.pageId, null] : [null, holder.projectId];
  const kind = projectId === null ? 'volunteering' : 'role';
  const [row] = await app.rows<{ id: string }>(
    `INSERT INTO opening (kind, page_id, project_id, poster_id, title, field, about, mode, hours_week, weeks, closes_on, places, questions,
                          state, opened_at)
     VALUES ($1, $2, $3, $4, 'Web developer', 'software', 'Own', 'remote', 8, 4, $5, $6, '["Which site?"]', 'open', now()) RETURNING id`,
    [kind, pageId, projectId, poster.id, dayInIndia(7), places],
  );
  return row!.id;
}

export const NOTE = 'I built the site of our club last year, and I would like to learn more about it.';

/** The form of an application for such an opening. */
export const applicationForm = (openingId: string, fields: object = {}) => ({
  ...{ openingId, note: NOTE, answers: ['The club’s'], links: ['https://example.org/a'] },
  ...{ shareEmail: false, sharePhone: false, ...fields },
});

/** Applies for an opening. */
export async function applyFor(
  app: TestApp,
  member: TestMember,
  openingId: string,
  fields: object = {},
): Promise<ApplicationDetailsDto> {
  const sent = app.call('/user/applications/apply', applicationForm(openingId, fields), member.token);
  return (await sent.expect(201)).body.data;
}
