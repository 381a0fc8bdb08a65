import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'csv-parse/sync';
import { jest } from '@jest/globals';
import { AdminExportRepository } from '../src/modules/admin/reports/admin-export.repository.js';
import type { TimelineDayDto } from '../src/modules/admin/reports/admin-reports.dto.js';
import { startApp, type TestApp } from './support/app.js';
import { joinMember, signInAdministrator, writePost } from './support/factories.js';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startApp();
  token = await signInAdministrator(app);
});
afterAll(() => app.close());

describe('the timeline', () => {
  const timeline = async (from: string, to: string) =>
    (await app.call('/admin/users/getUsersTimeline', { from, to }, token).expect(200)).body
      .data as TimelineDayDto[];

  it('counts per day of India and includes days without events', async () => {
    const member = await joinMember(app);
    const post = await writePost(app, member);
    const late = await writePost(app, member);
    await app.call('/user/likes/toggleLike', { feedId: post.id }, member.token).expect(200);
    await app.call('/user/comments/create', { feedId: post.id, comment: 'Hm' }, member.token).expect(201);
    // 18:30 UTC is midnight in Kolkata.
    await app.rows(`UPDATE member SET created_at = '2024-02-27T18:30:00Z' WHERE id = $1`, [member.id]);
    await app.rows(`UPDATE post SET created_at = '2024-02-28T18:29:59.999Z' WHERE id = $1`, [post.id]);
    await app.rows(`UPDATE post SET created_at = '2024-02-28T18:30:00Z' WHERE id = $1`, [late.id]);
    await app.rows(`UPDATE post_like SET created_at = '2024-02-29T20:00:00Z' WHERE post_id = $1`, [post.id]);
    await app.rows(`UPDATE comment SET created_at = '2024-03-01T18:29:59Z' WHERE post_id = $1`, [post.id]);
    const nothing = { signUps: 0, posts: 0, comments: 0, likes: 0 };
    expect(await timeline('2024-02-27', '2024-03-02')).toEqual([
      { ...nothing, date: '2024-02-27' },
      { ...nothing, date: '2024-02-28', signUps: 1, posts: 1 },
      { ...nothing, date: '2024-02-29', posts: 1 },
      { ...nothing, date: '2024-03-01', likes: 1, comments: 1 },
      { ...nothing, date: '2024-03-02' },
    ]);
    expect(await timeline('2024-02-28', '2024-02-28')).toHaveLength(1);
  });

  it('covers at most a leap year', async () => {
    expect(await timeline('2024-01-01', '2024-12-31')).toHaveLength(366);
    const body = { from: '2024-01-01', to: '2025-01-01' };
    const response = await app.call('/admin/users/getUsersTimeline', body, token).expect(400);
    expect(response.body.errors).toEqual({ to: 'Please ask for at most 366 days' });
  });

  it.each([
    [{}, ['from', 'to']],
    [{ from: '2024-02-30', to: '2024-03-01' }, ['from']],
    [{ from: '2024-3-1', to: '2024-03-02' }, ['from']],
    [{ from: '2024-03-01T00:00', to: 20240302 }, ['from', 'to']],
    [{ from: '2024-03-02', to: '2024-03-01' }, ['to']],
    [{ from: '0000-01-01', to: '2024-03-01' }, ['from']],
  ])('refuses %j', async (body, fields) => {
    const response = await app.call('/admin/users/getUsersTimeline', body, token).expect(400);
    expect(Object.keys(response.body.errors)).toEqual(fields);
  });
});

describe('the export', () => {
  const HEADINGS = '\ufeff"ID","Name","Email","Phone","College","Course","Status","Joined Date"\r\n';
  const exported = async (search?: string) => {
    const response = await app.call('/admin/users/exportUsers', { search }, token).expect(200);
    return {
      text: response.text,
      rows: parse<Record<string, string>>(response.text, { columns: true, bom: true }),
      headers: response.headers,
    };
  };

  it('opens in spreadsheet programs', async () => {
    const member = await joinMember(app, { name: 'हरप्रीत "Harry" सिंह' });
    // Sign-up refuses line breaks; members who joined before that rule may have one.
    await app.rows(
      `UPDATE member SET created_at = '2024-02-28T18:30:00Z', college_name = E'Arts, Science\\n& Commerce' WHERE id = $1`,
      [member.id],
    );
    await app
      .call('/admin/users/setUserStatus', { id: member.id, status: 'suspended', reason: 'Spam' }, token)
      .expect(200);
    const { text, rows, headers } = await exported(member.email.toUpperCase());
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="members.csv"');
    expect(text.startsWith(HEADINGS)).toBe(true);
    expect(rows).toEqual([
      {
        ID: member.id,
        Name: 'हरप्रीत "Harry" सिंह',
        Email: member.email,
        Phone: member.phone,
        College: 'Arts, Science\n& Commerce',
        Course: '',
        Status: 'suspended',
        'Joined Date': '2024-02-29',
      },
    ]);
  });

  it.each([
    ...[
      '=1+1',
      '+1',
      '-1',
      '@SUM(A1)',
      '\t=1',
      '\r=1',
      ' =1',
      '=cmd|" /C calc"!A0',
      '＝1',
      '＋1',
      '－1',
      '＠A',
    ],
    // A program that separates at semicolons or tabs would begin a new cell here.
    ...[
      'Arts;=1+1',
      'Arts,=1+1',
      'Arts\t=1+1',
      'Arts\n=1+1',
      'Arts\r+1',
      'Arts; "=1',
      'Arts;""@A',
      ';;＝1',
      '"=1',
    ],
  ])('gives a spreadsheet program no formula, whatever separates its cells: %j', async (name) => {
    const member = await joinMember(app);
    // Written to the database directly: sign-up would trim it.
    await app.rows('UPDATE member SET name = $2, course_name = $2 WHERE id = $1', [member.id, name]);
    const { text, rows } = await exported(member.email);
    const cells = text.split(/[,;\t\r\n]/).map((cell) => cell.replace(/^[\ufeff" ]+/, ''));
    expect(cells).toContain('Joined Date"');
    expect(cells.filter((cell) => /^[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
    // The whole text is kept.
    expect(rows[0]?.Name?.replaceAll("'", '')).toBe(name);
  });

  it('quotes every cell, and changes only formulas', async () => {
    const member = await joinMember(app, { name: 'Anne-Marie D’Souza; M.A. (a+b=c)' });
    const { text, rows } = await exported(member.email);
    expect(rows[0]?.Name).toBe('Anne-Marie D’Souza; M.A. (a+b=c)');
    expect(text.trimEnd().split('\r\n')[1]).toMatch(/^"\d+",".*","active","[\d-]+"$/);
  });

  it('has only its header row when no member matches', async () => {
    expect((await exported('nobody is called so')).text).toBe(HEADINGS);
  });

  it('uses the search text literally', async () => {
    await joinMember(app, { name: '100%_sure' });
    expect((await exported('%_')).rows.map(({ Name }) => Name)).toEqual(['100%_sure']);
    await app.call('/admin/users/exportUsers', { search: 'x'.repeat(101) }, token).expect(400);
  });

  describe('of twelve thousand members', () => {
    beforeAll(async () => {
      // Many members with the same timestamp, so that batches end between them.
      await app.rows(
        `INSERT INTO member (name, email, phone, college_name, course_name, terms_version, created_at)
         SELECT 'Crowd ' || i, 'crowd' || i || '@example.in', (6000000000 + i)::text, repeat('c', 150), repeat('d', 150),
                '2025-04-18', timestamptz '2025-01-01' + (i / 3000) * interval '1 microsecond'
           FROM generate_series(1, 12000) i`,
      );
    });

    it('lists each once, newest first', async () => {
      const { rows } = await exported('crowd');
      expect(rows).toHaveLength(12_000);
      const expected = await app.rows<{ id: string }>(
        `SELECT id FROM member WHERE name LIKE 'Crowd %' ORDER BY created_at DESC, id DESC`,
      );
      expect(rows.map(({ ID }) => ID)).toEqual(expected.map(({ id }) => id));
    });

    it('stops reading when the client disconnects', async () => {
      const batches = jest.spyOn(app.nest.get(AdminExportRepository, { strict: false }), 'next');
      const { port } = app.nest.getHttpServer().address() as AddressInfo;
      await new Promise<void>((resolve, reject) => {
        const headers = { Authorization: token, 'Content-Type': 'application/json' };
        const call = httpRequest({ port, path: '/admin/users/exportUsers', method: 'POST', headers });
        call.on('response', (response) => {
          response.once('data', () => response.destroy());
          response.once('close', resolve);
        });
        call.on('error', reject);
        call.end('{}');
      });
      // By the time this is answered, the export has ended.
      await app.call('/admin/users/getUsersStats', {}, token).expect(200);
      const read = batches.mock.calls.length;
      await app.call('/admin/users/getUsersStats', {}, token).expect(200);
      expect(batches.mock.calls.length).toBe(read);
      expect(read).toBeLessThan(24);
      batches.mockRestore();
    });
  });

  it('is recorded, without the search text', async () => {
    await exported('ananya@example.in');
    const [event] = await app.rows(
      `SELECT actor_kind, details FROM audit_event WHERE action = 'members_exported' ORDER BY id DESC LIMIT 1`,
    );
    expect(event).toEqual({ actor_kind: 'administrator', details: { which: 'found by a search' } });
  });

  it('does not start when it cannot be recorded', async () => {
    await app.rows(
      `ALTER TABLE audit_event ADD CONSTRAINT closed CHECK (action <> 'members_exported') NOT VALID`,
    );
    const response = await app.call('/admin/users/exportUsers', {}, token).expect(500);
    await app.rows('ALTER TABLE audit_event DROP CONSTRAINT closed');
    expect(response.body.error).toBe('internal_error');
  });
});
