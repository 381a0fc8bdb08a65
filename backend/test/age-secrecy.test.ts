import { readFileSync } from 'node:fs';
import { startApp, type TestApp } from './support/app.js';
import {
  follow,
  joinMember,
  makePage,
  signInAdministrator,
  signInModerator,
  writePost,
  type TestMember,
} from './support/factories.js';
import { mailedToken, mailsTo } from './support/mails.js';
import { unzip } from './support/unzip.js';

/**
 * What a member says of their age, whom they named as guardian and what that one answered changes no answer to anybody but the
 * member and administrators: every call that reads is asked before and after.
 */

interface Schema {
  readonly $ref?: string;
  readonly properties?: Record<string, { readonly enum?: readonly string[]; readonly type?: string }>;
  readonly required?: readonly string[];
}
interface Contract {
  readonly paths: Record<
    string,
    {
      readonly post?: {
        readonly requestBody?: { readonly content: Record<string, { readonly schema: Schema }> };
      };
    }
  >;
  readonly components: { readonly schemas: Record<string, Schema> };
}
const contract = JSON.parse(readFileSync('openapi.json', 'utf8')) as Contract;

/** Calls that read, by their name, and change nothing. */
const READS = Object.keys(contract.paths).filter((path) =>
  /\/(?:get|find|search|suggest)[A-Za-z]*$/.test(path),
);
/** What is the caller's own and tells of each session, or of the moment. */
const OWN = /getSessions|getDeliver|getJobs|getSettings$/;

let app: TestApp;
let member: TestMember;
let reader: TestMember;
let registrar: string;
let warden: string;
let ids: Record<string, string>;
beforeAll(async () => {
  app = await startApp();
  [registrar, warden] = [await signInAdministrator(app, 'registrar'), await signInModerator(app)];
  [member, reader] = [await joinMember(app), await joinMember(app)];
  const pageId = await makePage(app, member, 'Chess');
  await follow(app, pageId, reader);
  const { id: feedId } = await writePost(app, member, '<p>Who plays?</p>', pageId);
  await app.call('/user/likes/toggleLike', { feedId }, member.token).expect(200);
  const remark = { feedId, comment: 'Tonight' };
  const { body } = await app.call('/user/comments/create', remark, member.token).expect(201);
  ids = { member: member.id, pageId, feedId, commentId: body.data.id };
});
afterAll(() => app.close());

const schemaOf = (path: string): Schema => {
  const schema = contract.paths[path]?.post?.requestBody?.content['application/json']?.schema;
  const name = schema?.$ref?.split('/').at(-1);
  return (name === undefined ? schema : contract.components.schemas[name]) ?? {};
};

/** The number that `id` means in a call. */
function subjectOf(path: string): string {
  if (/users|profile|Relation/i.test(path)) return member.id;
  return (/pages/.test(path) ? ids.pageId : ids.feedId) ?? '';
}

function bodyOf(path: string): Record<string, unknown> {
  const { properties = {}, required = [] } = schemaOf(path);
  const values: Record<string, unknown> = {
    id: subjectOf(path),
    userId: member.id,
    feedId: ids.feedId,
    pageId: ids.pageId,
    scope: 'all',
    search: member.name,
    q: member.name,
  };
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, { enum: choices }]) => {
      if (name in values) return [[name, values[name]]];
      return required.includes(name) ? [[name, choices?.[0] ?? 'a']] : [];
    }),
  );
}

/** Every answer to somebody who is neither the member nor an administrator. */
async function answers(): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const path of READS.filter((read) => !OWN.test(read))) {
    const tokens = path.startsWith('/admin/') ? [warden] : path.startsWith('/user/') ? [reader.token] : [''];
    for (const token of tokens) {
      const { status, body } = await app.call(path, bodyOf(path), token);
      const { requestId: _, ...said } = body as Record<string, unknown>;
      found[path] = { status, ...said };
    }
  }
  return found;
}

/** What the member says and does, and the guardian. */
async function becomeMinor(guardian: string): Promise<void> {
  await app.call('/user/account/setAge', { band: 'minor' }, member.token).expect(200);
  await app.call('/user/account/askGuardian', { email: guardian }, member.token).expect(200);
  const token = await mailedToken(app, guardian, '/guardian');
  const answer = { token, agrees: true, relation: 'guardian', isAdult: true };
  await app.call('/public/answerGuardian', answer).expect(200);
}

it('what a member says of their age and a guardian answers changes nothing for others', async () => {
  const guardian = 'sunita.of.lucknow@example.in';
  const before = await answers();
  await becomeMinor(guardian);
  const after = await answers();
  expect(after).toEqual(before);

  // The member stands in many of them; otherwise this would compare nothing.
  const about = Object.values(before).filter((answer) => JSON.stringify(answer).includes(member.name));
  expect(about.length).toBeGreaterThan(8);

  const { body } = await app.call('/user/account/export', {}, reader.token).responseType('blob').expect(200);
  const exported = [...(await unzip(body as Buffer))]
    .filter(([name]) => name !== 'README.txt')
    .map(([, file]) => file.toString());
  expect(exported.join('\n')).not.toMatch(/sunita|minor|"agreed"/);

  const events = await app.rows('SELECT row_to_json(e)::text AS event FROM audit_event e');
  expect(JSON.stringify(events)).not.toMatch(/sunita|minor|agreed/);
  expect((await mailsTo(app, member.email)).join('\n')).not.toMatch(/sunita|minor|16 or 17/);

  // Administrators read it.
  const entry = await app.call('/admin/users/getUser', { id: member.id }, registrar).expect(200);
  expect(entry.body.data.age).toMatchObject({ band: 'minor', consent: { state: 'agreed' } });
});
