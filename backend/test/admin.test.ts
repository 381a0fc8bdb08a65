import { SESSION_LIMITS } from '../src/config/session-limits.js';
import { startApp, type TestApp } from './support/app.js';
import { joinMember, PASSWORD, signInAdministrator } from './support/factories.js';
import type { AdminUserDto } from '../src/modules/admin/users/admin-users.dto.js';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startApp();
  token = await signInAdministrator(app);
  await joinMember(app, {
    name: 'Ananya Tripathi',
    email: 'ananya@example.in',
    collegeName: 'IET Lucknow',
    courseName: 'B.Tech ECE',
  });
  await joinMember(app, { name: 'Łukasz 100%_sure', email: 'under_score@example.in' });
  await joinMember(app, { name: 'हरप्रीत सिंह', email: 'harpreet@example.in', phone: '9815520946' });
  for (let n = 0; n < 20; n += 1) await joinMember(app, { name: `Student ${n}` });
});
afterAll(() => app.close());

const users = async (body: object) =>
  (await app.call('/admin/users/getUsers', body, token).expect(200)).body as {
    data: AdminUserDto[];
    pagination: { total: number; totalPages: number };
  };

describe('signing in as administrator', () => {
  it('accepts the user name in any case, and gives one answer for all wrong credentials', async () => {
    await app.call('/admin/auth/login', { userName: ' Registrar ', password: PASSWORD }).expect(200);
    for (const credentials of [
      { userName: 'registrar', password: 'wrong password' },
      { userName: 'nobody', password: PASSWORD },
    ]) {
      const response = await app.call('/admin/auth/login', credentials).expect(401);
      expect(response.body.message).toBe('Invalid credentials');
    }
  });

  it('requires both fields', async () => {
    const response = await app.call('/admin/auth/login', { userName: '', password: '' }).expect(400);
    expect(response.body.errors).toEqual({
      userName: 'User ID is required',
      password: 'Password is required',
    });
  });

  it('ends after its idle time without a request', async () => {
    const own = (await app.call('/admin/auth/login', { userName: 'registrar', password: PASSWORD })).body.data
      .token;
    await app.rows(`UPDATE session SET last_seen_at = now() - $2 * interval '1 second' WHERE id = $1`, [
      JSON.parse(Buffer.from(own.split('.')[1], 'base64url').toString()).sid,
      SESSION_LIMITS.administrator.maxIdleSeconds + 60,
    ]);
    await app.call('/admin/users/getUsersStats', {}, own).expect(401);
  });
});

describe('the figures', () => {
  it('count days and months of India', async () => {
    // 18:29 UTC is the last minute of the day in Kolkata, 18:30 the first of the next.
    const [first, second, third] = await app.rows<{ id: string }>(
      'SELECT id FROM member ORDER BY id LIMIT 3',
    );
    const midnight = `date_trunc('day', now(), 'Asia/Kolkata')`;
    const month = `date_trunc('month', now(), 'Asia/Kolkata')`;
    await app.rows(`UPDATE member SET created_at = ${month} - interval '1 day'`);
    await app.rows(`UPDATE member SET created_at = ${midnight} WHERE id = $1`, [first!.id]);
    await app.rows(`UPDATE member SET created_at = ${midnight} - interval '1 second' WHERE id = $1`, [
      second!.id,
    ]);
    await app.rows(`UPDATE member SET created_at = ${month} WHERE id = $1`, [third!.id]);
    const [expected] = await app.rows(
      `SELECT count(*)::int AS "totalUsers", count(*) FILTER (WHERE created_at >= ${midnight})::int AS "todayUsers",
              count(*) FILTER (WHERE created_at >= ${month})::int AS "monthUsers" FROM member`,
    );
    const response = await app.call('/admin/users/getUsersStats', {}, token).expect(200);
    expect(response.body).toEqual({ success: true, data: expected });
    expect(response.body.data.totalUsers).toBe(23);
  });

  it('leave out deleted accounts', async () => {
    const figures = async () =>
      (await app.call('/admin/users/getUsersStats', {}, token).expect(200)).body.data;
    const before = await figures();
    const leaver = await joinMember(app, { name: 'Leaver' });
    const joined = Object.fromEntries(Object.entries<number>(before).map(([name, n]) => [name, n + 1]));
    expect(await figures()).toEqual(joined);
    await app.call('/user/account/delete', { password: PASSWORD }, leaver.token).expect(200);
    expect(await figures()).toEqual(before);
  });
});

describe('the users list', () => {
  it('shows what the console needs', async () => {
    const { data } = await users({ search: 'ananya' });
    expect(data).toEqual([
      {
        id: expect.any(String),
        name: 'Ananya Tripathi',
        email: 'ananya@example.in',
        phone: expect.stringMatching(/^\d{10}$/),
        status: 'active',
        createdAt: expect.stringMatching(/Z$/),
        UserProfile: { profileUrl: null, collegeName: 'IET Lucknow', courseName: 'B.Tech ECE' },
      },
    ]);
  });

  it.each([
    ['name', 'NANYA tri'],
    ['e-mail', 'Ananya@EXAMPLE'],
    ['college', 'iet luck'],
    ['two letters', 'aN'],
  ])('finds by %s without regard to case', async (_, search) => {
    expect((await users({ search })).data.map(({ name }) => name)).toContain('Ananya Tripathi');
  });

  it.each([
    ['9815520946', 'हरप्रीत सिंह'],
    ['98155 20946', 'हरप्रीत सिंह'],
    ['+91-98155-20946', 'हरप्रीत सिंह'],
    ['प्रीत', 'हरप्रीत सिंह'],
    ['łuKASZ', 'Łukasz 100%_sure'],
    ['100%_s', 'Łukasz 100%_sure'],
  ])('finds %s', async (search, name) => {
    expect((await users({ search })).data.map((user) => user.name)).toEqual([name]);
  });

  it.each(['%', '_', '\\', 'ananya@example.in\nnobody', "' OR 1=1 --"])(
    'searches for %j literally',
    async (search) => {
      const { data, pagination } = await users({ search });
      const expected = { '%': 1, _: 1 }[search] ?? 0;
      expect(pagination.total).toBe(search === '_' ? 1 : expected);
      expect(data).toHaveLength(pagination.total);
    },
  );

  it('is paginated, with the totals of the search', async () => {
    const all = await users({});
    expect(all.data).toHaveLength(10);
    expect(all.pagination).toMatchObject({ total: 23, totalPages: 3 });
    const found = await users({ search: 'student', page: 2 });
    expect(found.data).toHaveLength(10);
    expect(found.pagination).toMatchObject({ total: 20, totalPages: 2 });
    const past = await users({ search: 'student', page: 5 });
    expect(past.data).toEqual([]);
    expect(past.pagination.total).toBe(20);
  });

  it('comes newest first', async () => {
    const { data } = await users({ limit: 50 });
    const times = data.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('refuses a search over 100 characters', async () => {
    const response = await app.call('/admin/users/getUsers', { search: 'x'.repeat(101) }, token).expect(400);
    expect(Object.keys(response.body.errors)).toEqual(['search']);
  });
});

describe('the users list, filtered and sorted', () => {
  const ids = new Map<string, string>();
  beforeAll(async () => {
    for (const [name, collegeName, courseName] of [
      ['sorted Bina', 'amity', 'B.A.'],
      ['Sorted asha', 'IET Lucknow', null],
      ['Sorted Chitra', null, 'B.Sc.'],
      ['Sorted asha', 'BHU', 'b.com.'],
    ] as const) {
      const email = `${['w', 'z', 'X', 'y'][ids.size]}.sorted@example.in`;
      const member = await joinMember(app, { name, email, collegeName, courseName });
      ids.set(email, member.id);
    }
    const status = { id: ids.get('X.sorted@example.in'), status: 'suspended', reason: 'Spam' };
    await app.call('/admin/users/setUserStatus', status, token).expect(200);
    const leaver = await joinMember(app, { name: 'Sorted leaver', email: 'a.sorted@example.in' });
    await app.call('/user/account/delete', { password: PASSWORD }, leaver.token).expect(200);
  });
  const found = async (body: object) =>
    (await users({ search: 'sorted', ...body })).data.map(({ email }) => email!.split('.')[0]).join('');

  it.each([
    [{}, 'yXzw'],
    [{ sort: 'createdAt' }, 'yXzw'],
    [{ sort: 'createdAt', order: 'asc' }, 'wzXy'],
    [{ order: 'asc' }, 'wzXy'],
    // Members with the same name are in the order they joined.
    [{ sort: 'name' }, 'zywX'],
    [{ sort: 'name', order: 'desc' }, 'Xwyz'],
    [{ sort: 'email' }, 'wXyz'],
    // Each column gives a different order, so that no column can be mistaken for another.
    [{ sort: 'college' }, 'wyzX'],
    [{ sort: 'college', order: 'desc' }, 'Xzyw'],
    [{ sort: 'course' }, 'wyXz'],
    [{ status: 'active', sort: 'email' }, 'wyz'],
    [{ status: 'suspended' }, 'X'],
    [{ status: 'deleted' }, 'a'],
    [{ status: null, sort: null, order: null }, 'yXzw'],
  ])('by %j', async (body, expected) => {
    expect(await found(body)).toBe(expected);
  });

  it('has the same order over all pages as in one, with the totals of the filter', async () => {
    const all = await users({ sort: 'name', order: 'desc', limit: 50 });
    const paged = [];
    for (let page = 1; page <= 3; page += 1)
      paged.push(...(await users({ sort: 'name', order: 'desc', page })).data);
    expect(paged).toEqual(all.data);
    expect(all.pagination.total).toBe(27);
    expect((await users({ status: 'active' })).pagination.total).toBe(26);
    expect(await users({ status: 'suspended', sort: 'course' })).toMatchObject({
      data: [{ status: 'suspended' }],
      pagination: { total: 1 },
    });
    expect(await users({ status: 'deleted', sort: 'name' })).toMatchObject({
      data: [
        { name: 'Leaver', status: 'deleted' },
        { name: 'Sorted leaver', status: 'deleted' },
      ],
      pagination: { total: 2 },
    });
  });

  it('is filtered by a text in the college’s name, together with the other filters, and so is the CSV file', async () => {
    for (const [name, collegeName, courseName] of [
      ['Asha', 'Gomti College of Arts', 'B.A.'],
      ['Bala', 'GOMTI COLLEGE, evening', 'B.Com.'],
      ['Gomti Devi', 'Awadh 100% School', 'B.A.'],
    ] as const)
      await joinMember(app, { name, collegeName, courseName });
    const names = async (body: object) => (await users(body)).data.map(({ name }) => name);
    expect(await names({ college: 'gomti col', sort: 'name' })).toEqual(['Asha', 'Bala']);
    expect(await names({ college: 'h 100% s' })).toEqual(['Gomti Devi']);
    expect(await names({ college: 'gomti', search: 'bala' })).toEqual(['Bala']);
    expect(await names({ college: 'gomti', status: 'suspended' })).toEqual([]);
    expect(await users({ college: 'gomti', sort: 'name', page: 2, limit: 1 })).toMatchObject({
      data: [{ name: 'Bala' }],
      pagination: { total: 2, totalPages: 2 },
    });
    const { text } = await app.call('/admin/users/exportUsers', { college: 'Gomti C' }, token).expect(200);
    expect(text.match(/"(Asha|Bala|Gomti Devi)"/g)).toEqual(['"Bala"', '"Asha"']);
  });

  it('the CSV file contains the members of the list', async () => {
    const body = { search: '', status: 'suspended' };
    const { text } = await app.call('/admin/users/exportUsers', body, token).expect(200);
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('X.sorted@example.in');
  });

  it.each([{ status: 'gone' }, { sort: 'phone' }, { order: 'up' }, { college: 'x'.repeat(101) }])(
    'refuses %j',
    async (body) => {
      const response = await app.call('/admin/users/getUsers', body, token).expect(400);
      expect(Object.keys(response.body.errors)).toEqual(Object.keys(body));
    },
  );
});
