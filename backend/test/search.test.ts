import { setTimeout as sleep } from 'node:timers/promises';
import { foldLetters } from '../src/common/text/fold-letters.js';
import { JobsService } from '../src/platform/jobs/jobs.service.js';
import { startApp, type TestApp } from './support/app.js';
import { beginElsewhere } from './support/locks.js';
import { comment } from './support/notifications.js';
import {
  follow,
  joinMember,
  makePage,
  signInAdministrator,
  writePost,
  type TestMember,
} from './support/factories.js';
import { until } from './support/until.js';

let app: TestApp;
/** Searches; nobody else knows them. */
let viewer: TestMember;
let administrator: string | undefined;
beforeAll(async () => {
  app = await startApp();
  viewer = await joinMember(app, { name: 'Viewing Person', collegeName: 'Gomti College' });
});
afterAll(() => app.close());

interface List {
  readonly items: { readonly id: string; readonly name?: string }[];
  readonly pagination: { readonly total: number };
}
type Kind = 'people' | 'pages' | 'posts' | 'topics';

const find = async (q: string, body: object = {}, member = viewer): Promise<Record<Kind, List>> =>
  (await app.call('/user/search/find', { q, ...body }, member.token).expect(200)).body.data;
const list = async (kind: Kind, q: string, body: object = {}, member = viewer) =>
  (await find(q, { kind, ...body }, member))[kind];
const ids = async (kind: Kind, q: string, member = viewer) =>
  (await list(kind, q, {}, member)).items.map(({ id }) => id);
/** The order is the list's own. */
const names = async (q: string, member = viewer) =>
  (await list('people', q, {}, member)).items.map(({ name }) => name);
const suggested = async (q: string, feedId?: string, member = viewer) =>
  (
    await app.call('/user/search/suggestMembers', { q, feedId }, member.token).expect(200)
  ).body.data.members.map(({ name }: { name: string }) => name);
const relate = (member: TestMember, other: TestMember, relation: 'none' | 'mute' | 'block') =>
  app.call('/user/safety/setRelation', { userId: other.id, relation }, member.token).expect(200);
const NOTHING = { items: [], pagination: expect.objectContaining({ total: 0 }) };

/** The same word by two keyboards. */
const SPELLINGS: readonly [what: string, one: string, other: string][] = [
  ...(
    [
      ['ൽ', 'ല'],
      ['ൻ', 'ന'],
      ['ർ', 'ര'],
      ['ൾ', 'ള'],
      ['ൺ', 'ണ'],
      ['ൿ', 'ക'],
    ] as const
  ).flatMap(([chillu, letter]): [string, string, string][] => [
    [`chillu ${chillu}`, `അനി${chillu}`, `അനി${letter}്\u200d`],
    [`chillu ${chillu} within a word`, `മ${chillu}ത`, `മ${letter}്\u200dത`],
  ]),
  ['nta', 'എൻറെ', 'എന്റെ'],
  ['khanda ta', 'উৎসব', 'উত্\u200dসব'],
  ['Tamil shri', 'ஸ்ரீதர்', 'ஶ்ரீதர்'],
  ['Tamil au', 'சௌந்தர்', 'செளந்தர்'],
  ...['क़लम', 'ख़ान', 'ग़ज़ल', 'ज़ैदी', 'लड़का', 'पढ़ना', 'फ़राह', 'कोय़ला'].map((word): [string, string, string] => [
    `Devanagari nukta ${word}`,
    word.normalize('NFC'),
    word.normalize('NFD').replaceAll('\u093c', ''),
  ]),
  ['Gurmukhi nukta', 'ਸ਼ੇਰ', 'ਸੇਰ'],
  ['Bengali nukta', 'বাড়ি', 'বাডি'],
  ['full-width Latin', 'Ｋｕｍａｒ', 'kumar'],
  ['final sigma', 'Οδυσσεύς', 'ΟΔΥΣΣΕΥΣ'],
  ['Hebrew finals', 'שלום', 'שלומ'],
  ['Latin diacritics', 'Besançon', 'besancon'],
  ['a Latin stroke', 'Łukasz', 'lukasz'],
  ['a soft hyphen', 'note\u00adbook', 'notebook'],
  ['Urdu letters', 'علی', 'علي'],
];

describe('a word in two spellings', () => {
  it.each(SPELLINGS)('%s: is found by either among people, pages and posts', async (_what, one, other) => {
    const author = await joinMember(app, { name: `${one} Otherwise` });
    const pageId = await makePage(app, author, `${one} Sabha`);
    const { id } = await writePost(app, author, `<p>Spelled ${one} here</p>`);
    for (const spelling of [one, other]) {
      const found = await find(`${spelling} `);
      expect(found.people.items.map((person) => person.id)).toContain(author.id);
      expect(found.pages.items.map((page) => page.id)).toContain(pageId);
      expect(found.posts.items.map((post) => post.id)).toContain(id);
      expect(await suggested(spelling)).toContain(`${one} Otherwise`);
    }
    const pages = await app.call('/user/pages/getAllPages', { search: other }, author.token).expect(200);
    expect(pages.body.data.pages.map((page: { id: string }) => page.id)).toContain(pageId);
  });

  it.each(SPELLINGS)('%s: is found in the console', async (_what, one, other) => {
    administrator ??= await signInAdministrator(app, 'spelling');
    const author = await joinMember(app, { name: `${one} Consoled` });
    const pageId = await makePage(app, author, `${one} Kendra`);
    const { id } = await writePost(app, author, `<p>Console ${one} here</p>`);
    const [comment] = await app.rows<{ id: string }>(
      'INSERT INTO comment (post_id, author_id, body) VALUES ($1, $2, $3) RETURNING id',
      [id, viewer.id, `Comment ${one} here`],
    );
    const foundBy = async (call: string, key?: string) => {
      const { body } = await app
        .call(`/admin/${call}`, { search: other, limit: 50 }, administrator)
        .expect(200);
      const rows = key === undefined ? body.data : body.data[key];
      return rows.map((row: { id: string }) => row.id);
    };
    expect(await foundBy('users/getUsers')).toContain(author.id);
    expect(await foundBy('content/getPosts')).toContain(id);
    expect(await foundBy('content/getPages')).toContain(pageId);
    expect(await foundBy('content/getComments')).toContain(comment?.id);
  });

  it('is compared alike by the server and the database', async () => {
    const letters = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code + 1)).join(
      '\u0020',
    );
    const texts = [...letters.split(' '), ...SPELLINGS.flatMap(([, one, other]) => [one, other])];
    const rows = await app.rows<{ folded: string }>(
      'SELECT fold_letters(t) AS folded FROM unnest($1::text[]) WITH ORDINALITY AS u (t, n) ORDER BY n',
      [texts],
    );
    const different = texts.filter((text, index) => foldLetters(text) !== rows[index]?.folded);
    expect(different.map((text) => text.codePointAt(0)?.toString(16))).toEqual([]);
  });
});

describe('a search for everything', () => {
  it('answers three of each in the shapes of the other lists, with exact totals', async () => {
    const author = await joinMember(app, { name: 'Zubeda Quill' });
    for (const n of [1, 2, 3]) await joinMember(app, { name: `Quill ${n}` });
    const pageId = await makePage(app, author, 'Quill Society');
    const post = await writePost(app, author, '<p>A quill, sharpened</p>');
    const { people, pages, posts } = await find('quill', { page: 2, limit: 50 });
    const pagination = { currentPage: 1, limit: 3, hasPrevPage: false };
    expect(people).toMatchObject({
      pagination: { ...pagination, total: 4, totalPages: 2, hasNextPage: true },
    });
    expect(people.items).toHaveLength(3);
    const allPages = await app.call('/user/pages/getAllPages', { search: 'Quill Society' }, viewer.token);
    expect(pages).toEqual({
      items: allPages.body.data.pages,
      pagination: expect.objectContaining({ ...pagination, total: 1 }),
    });
    expect(pages.items[0]!.id).toBe(pageId);
    expect(posts).toEqual({
      items: [post],
      pagination: expect.objectContaining({ ...pagination, total: 1 }),
    });
    expect(people.items[0]).toEqual({
      id: expect.any(String),
      name: expect.stringMatching('Quill'),
      UserProfile: { profileUrl: null, title: null },
      collegeName: null,
    });
    expect(await find('quill', { kind: 'pages', limit: 3 })).toEqual({
      people: NOTHING,
      pages,
      posts: NOTHING,
      topics: NOTHING,
    });
  });

  it.each(['!?', '&|!()', "'", ':*', '\\', '🎉'.repeat(100), '❤️', '"', '<->', '।', '“…”'])(
    '%s, which has no word, finds nothing',
    async (q) => {
      expect(await find(q)).toEqual({ people: NOTHING, pages: NOTHING, posts: NOTHING, topics: NOTHING });
      expect(await suggested(`${q.slice(0, 98)}!!`)).toEqual([]);
    },
  );

  it.each([
    "o'brien",
    "x':*",
    'a & !b | (c)',
    'a:B',
    'b\\',
    "''''a",
    'नि्‍',
    'ﷺ'.repeat(100),
    '𝒳'.repeat(100),
    '1️⃣',
  ])('%s is no syntax', async (q) => {
    await find(q);
    await suggested(`${q} `.padEnd(2, 'x').slice(0, 100));
  });

  it.each([
    ['find', { q: 'a'.repeat(101) }, { q: 'The search must be at most 100 characters long' }],
    ['find', { q: '  ' }, { q: 'Type what to search for' }],
    ['find', {}, { q: 'The search must be text' }],
    ['find', { q: 'a\0b' }, { q: 'The search contains characters that cannot be stored' }],
    ['find', { q: 'a', kind: 'mails' }, { kind: 'kind must be one of all, people, pages, posts, topics' }],
    ['find', { q: 'a', limit: 51 }, { limit: 'limit must be at most 50' }],
    ['suggestMembers', { q: 'a ' }, { q: 'Type at least two characters of a name' }],
  ])('%s of %j says what to do', async (call, body, errors) => {
    const response = await app.call(`/user/search/${call}`, body, viewer.token).expect(400);
    expect(response.body.errors).toEqual(errors);
  });

  it('leads from page to page without leaving out or repeating any', async () => {
    const author = await joinMember(app, { name: 'Paging Author' });
    const posts = [];
    for (let n = 0; n < 7; n += 1) posts.push((await writePost(app, author, '<p>Pagination</p>')).id);
    const seen: string[] = [];
    for (const page of [1, 2, 3, 4]) {
      const found = await list('posts', 'pagination', { page, limit: 2 });
      expect(found.pagination).toMatchObject({ total: 7, totalPages: 4, hasNextPage: page < 4 });
      seen.push(...found.items.map(({ id }) => id));
    }
    expect(seen.toSorted()).toEqual(posts.toSorted());
    expect(await list('posts', 'pagination', { page: 5, limit: 2 })).toMatchObject({
      items: [],
      pagination: { total: 7 },
    });
  });

  it('goes back 500 entries, and says so', async () => {
    const { id } = await joinMember(app);
    await app.rows(`
      INSERT INTO member (name, email, phone, terms_version)
      SELECT 'Crowded ' || n, 'crowd' || n || '@example.in', (7000000000 + n)::text, '1' FROM generate_series(1, 510) n`);
    for (const text of [
      `INSERT INTO page (creator_id, title, description) SELECT $1, 'Crowded', 'a' FROM generate_series(1, 510)`,
      `INSERT INTO post (author_id, content) SELECT $1, '<p>Crowded</p>' FROM generate_series(1, 510)`,
    ])
      await app.rows(text, [id]);
    for (const kind of ['people', 'pages', 'posts'] as const) {
      const last = await list(kind, 'crowded', { page: 10, limit: 50 });
      expect(last).toMatchObject({ pagination: { total: 500, totalPages: 10, hasNextPage: false } });
      expect(last.items).toHaveLength(50);
      expect((await list(kind, 'crowded', { page: 11, limit: 50 })).items).toEqual([]);
    }
  });
});

describe('members', () => {
  it('are found by whole words and the beginning of the last one, in any order', async () => {
    await joinMember(app, { name: 'Ananya Verma-Iyer' });
    for (const q of ['ananya', 'ANAN', 'verma anan', 'Iyer, Ananya', 'ananya  verma', 'Ananya V'])
      expect(await names(q)).toEqual(['Ananya Verma-Iyer']);
    for (const q of ['anan verma', 'nanya', 'ananya sharma']) expect(await names(q)).toEqual([]);
  });

  it('are ordered: exact names, names, colleges; of the own college first in each, then by name', async () => {
    const join = (name: string, collegeName?: string) => joinMember(app, { name, collegeName });
    await join('Deepa Sagar', 'Awadh School');
    await join('Meera', 'Sagar University');
    await join('Sagar', 'Awadh School');
    await join('Aditi Sagar', 'Awadh School');
    await join('Zoya Sagar', 'gomti college');
    await join('Sagar', 'Gomti College');
    await join('Bela', 'Sagar University');
    const found = (await list('people', 'sagar')).items;
    expect(found.map(({ name }) => name)).toEqual([
      ...['Sagar', 'Sagar', 'Zoya Sagar', 'Aditi Sagar', 'Deepa Sagar', 'Bela', 'Meera'],
    ]);
    const colleges = await app.rows<{ college_name: string }>(
      `SELECT college_name FROM member WHERE id = ANY ($1::bigint[]) AND name = 'Sagar' ORDER BY array_position($1::bigint[], id)`,
      [found.map(({ id }) => id)],
    );
    expect(colleges.map(({ college_name }) => college_name)).toEqual(['Gomti College', 'Awadh School']);
    const [first] = (await list('people', 'sagar')).items as { collegeName?: string }[];
    expect(first?.collegeName).toBe('Gomti College');
    // Everybody of the college, by name and college together.
    expect(await names('meera sagar')).toEqual(['Meera']);
  });

  it('are not found by e-mail, phone or parts of them', async () => {
    const member = await joinMember(app, { name: 'Private Person', email: 'hidden.walrus@zebra-mail.in' });
    await app.rows(`UPDATE member SET phone = '8123456789' WHERE id = $1`, [member.id]);
    expect(await names('private')).toEqual(['Private Person']);
    for (const q of [
      ...['hidden.walrus@zebra-mail.in', 'hidden', 'walrus', 'zebra', 'zebra-mail.in', '@zebra'],
      ...['8123456789', '8123', '81234 56789', '+91 8123456789'],
    ]) {
      expect(await names(q)).toEqual([]);
      expect(await suggested(q)).toEqual([]);
    }
  });

  it('with Hindi names are found whichever form of the nukta is typed, and with joiners', async () => {
    // The first letter as one character, and as a letter with a nukta.
    const [one, two] = ['\u0958\u093f\u0938\u094d\u092e\u0924', '\u0915\u093c\u093f\u0938\u094d\u092e\u0924'];
    await joinMember(app, { name: `${one} सिंह` });
    await joinMember(app, { name: `${two} \u0930\u093e\u092f` });
    for (const q of [one, two, one.slice(0, 2), `${two.slice(0, 4)}\u200d${two.slice(4)}`])
      expect((await list('people', q)).pagination.total).toBe(2);
    expect(await names('सिं')).toEqual([`${one} सिंह`]);
  });

  it.each(['mute', 'block'] as const)(
    'are left out for who %ss them, with exact totals',
    async (relation) => {
      const word = `Hush${relation}`;
      const [other, kept] = [
        await joinMember(app, { name: `A ${word}` }),
        await joinMember(app, { name: `B ${word}` }),
      ];
      const theirs = await writePost(app, other, `<p>${word}</p>`);
      const others = await writePost(app, kept, `<p>${word}</p>`);
      await relate(viewer, other, relation);
      expect(await list('people', word)).toMatchObject({
        items: [{ id: kept.id }],
        pagination: { total: 1 },
      });
      expect(await list('posts', word)).toMatchObject({
        items: [{ id: others.id }],
        pagination: { total: 1 },
      });
      expect(await suggested(word)).toEqual([`B ${word}`]);
      // Who is blocked does not find the viewer either; who is muted does.
      const sees = relation === 'mute' ? ['Viewing Person'] : [];
      expect(await names('viewing', other)).toEqual(sees);
      expect(await suggested('viewing', undefined, other)).toEqual(sees);
      await relate(viewer, other, 'none');
      expect(await names(word)).toEqual([`A ${word}`, `B ${word}`]);
      expect((await ids('posts', word)).toSorted()).toEqual([theirs.id, others.id].toSorted());
    },
  );

  it('are left out while they are suspended or deleted', async () => {
    const member = await joinMember(app, { name: 'Absent Xylophone' });
    const post = await writePost(app, member, '<p>xylophone</p>');
    const administrator = await signInAdministrator(app);
    const setStatus = (status: string) =>
      app
        .call('/admin/users/setUserStatus', { id: member.id, status, reason: 'Advertising' }, administrator)
        .expect(200);
    await setStatus('suspended');
    expect(await names('xylophone')).toEqual([]);
    expect(await suggested('xylophone')).toEqual([]);
    // What they wrote stays, as in the feed.
    expect(await ids('posts', 'xylophone')).toEqual([post.id]);
    await setStatus('active');
    expect(await names('xylophone')).toEqual(['Absent Xylophone']);
    await app.rows('SELECT set_member_deleted($1::bigint, now())', [member.id]);
    expect(await find('xylophone')).toEqual({
      people: NOTHING,
      pages: NOTHING,
      posts: NOTHING,
      topics: NOTHING,
    });
    await app.rows('SELECT set_member_deleted($1::bigint, NULL)', [member.id]);
    expect(await names('xylophone')).toEqual(['Absent Xylophone']);
    expect(await ids('posts', 'xylophone')).toEqual([post.id]);
  });

  it('are found by a new name, and no longer by the old one', async () => {
    const member = await joinMember(app, { name: 'Oldname Rao' });
    await app
      .http()
      .post('/user/profile/update')
      .set('Authorization', member.token)
      .field({
        name: 'Newname Rao',
        title: 'Student',
        bio: 'Bio',
        collegeName: 'Kosi College',
        collegeYear: '2027',
      })
      .expect(200);
    expect(await names('oldname')).toEqual([]);
    expect(await names('newname')).toEqual(['Newname Rao']);
    expect(await names('kosi')).toEqual(['Newname Rao']);
  });
});

describe('pages', () => {
  it('are found by title, then by description, those with more followers first', async () => {
    const creator = await joinMember(app);
    const described = await makePage(app, creator, 'Workshop');
    const small = await makePage(app, creator, 'Astronomy evenings');
    const large = await makePage(app, creator, 'The B.Tech. astronomers');
    await app.rows(`UPDATE page SET description = 'Astronomy, and more' WHERE id = $1`, [described]);
    for (const pageId of [described, described, large]) {
      const member = await joinMember(app);
      await follow(app, pageId, member);
    }
    expect(await ids('pages', 'astronom')).toEqual([large, small, described]);
    expect(await ids('pages', 'tech astro')).toEqual([large]);
    await app.call('/user/pages/toggleFollow', { id: small }, viewer.token).expect(200);
    expect((await list('pages', 'evenings')).items).toMatchObject([{ id: small, isFollowing: true }]);
  });

  it('are left out while they are removed', async () => {
    const pageId = await makePage(app, await joinMember(app), 'Kaleidoscope');
    await app.rows(`SELECT set_withheld('page', $1, 'removed', NULL)`, [pageId]);
    expect(await list('pages', 'kaleidoscope')).toEqual(NOTHING);
    await app.rows(`SELECT set_withheld('page', $1, NULL, NULL)`, [pageId]);
    expect(await ids('pages', 'kaleidoscope')).toEqual([pageId]);
  });
});

describe('posts', () => {
  const found = async (html: string, ...queries: string[]) => {
    const author = await joinMember(app);
    const { id } = await writePost(app, author, html);
    for (const q of queries) expect([q, await ids('posts', q)]).toEqual([q, [id]]);
    return id;
  };

  it('are found by English stems, in either direction', async () => {
    await found(
      '<p>Universities were organising marathons</p>',
      'university',
      'organise',
      'MARATHON',
      'marathons were',
    );
  });

  it('are found by words that other searches leave out', async () => {
    await found('<p>Ask IT about it: will the wormhole open?</p>', 'IT', 'it about will');
  });

  it('are found by the words of compounds, addresses and ends of sentences', async () => {
    await found(
      '<p>See www.glacier.example/trip, and/or B.Tech. students’ 3D-print🎉… fjord।</p>',
      ...[
        'glacier',
        'glacier fjord',
        'trip fjord',
        'or fjord',
        'tech fjord',
        'B.Tech. fjord',
        'students’ fjord',
        '3d fjord',
        'print',
      ],
    );
  });

  it('are found by what readers see, and not by markup, addresses of links or the beginning of a word', async () => {
    const html =
      '<p>Monsoon <strong>tun</strong>nel</p><p>festival</p><p><a href="https://hiddenhost.in/">here</a></p>';
    await found(html, 'tunnel', 'monsoon tunnel festival here');
    for (const q of ['strong', 'hiddenhost', 'href', 'tunnelfestival', 'festi', 'tun'])
      expect(await ids('posts', q)).toEqual([]);
  });

  it('are found in Hindi, whichever form of the nukta is typed', async () => {
    const [one, two] = ['\u095ePrice', '\u092b\u093cPrice'];
    await found(`<p>${one}: हिन्दी की कक्षा।</p>`, one, two, 'कक्षा', 'हिन्दी');
  });

  it('are found by new words after an edit, and no longer by the old ones', async () => {
    const author = await joinMember(app);
    const { id } = await writePost(app, author, '<p>Originalword</p>');
    await app
      .http()
      .post('/user/feeds/update')
      .set('Authorization', author.token)
      .field({ id, feedData: JSON.stringify({ content: '<p>Editedword</p>' }) })
      .expect(200);
    expect(await ids('posts', 'originalword')).toEqual([]);
    expect(await ids('posts', 'editedword')).toEqual([id]);
    await app.call('/user/feeds/delete', { id }, author.token).expect(200);
    expect(await list('posts', 'editedword')).toEqual(NOTHING);
  });

  it('are left out while they, or their page, are removed', async () => {
    const author = await joinMember(app);
    const pageId = await makePage(app, author);
    const { id } = await writePost(app, author, '<p>Stalactite</p>', pageId);
    for (const [kind, subject] of [
      ['post', id],
      ['page', pageId],
    ]) {
      await app.rows(`SELECT set_withheld($1, $2, 'removed', NULL)`, [kind, subject]);
      expect(await list('posts', 'stalactite')).toEqual(NOTHING);
      await app.rows(`SELECT set_withheld($1, $2, NULL, NULL)`, [kind, subject]);
      expect(await ids('posts', 'stalactite')).toEqual([id]);
    }
  });

  it('are ordered by words, age, likes and comments', async () => {
    const author = await joinMember(app);
    const write = async (html: string, days = 0) => {
      const { id } = await writePost(app, author, html);
      await app.rows(`UPDATE post SET created_at = now() - make_interval(days => $2) WHERE id = $1`, [
        id,
        days,
      ]);
      return id;
    };
    const old = await write('<p>Origami</p>', 300);
    const liked = await write('<p>Origami</p>', 1);
    const plain = await write('<p>Origami</p>', 1);
    const twice = await write('<p>Origami origami origami</p>', 1);
    expect(await ids('posts', 'origami')).toEqual([twice, plain, liked, old]);
    for (let n = 0; n < 3; n += 1) await comment(app, author, liked);
    expect((await ids('posts', 'origami')).indexOf(liked)).toBeLessThan(2);
  });

  it('that are older than search are found after the job', async () => {
    const author = await joinMember(app);
    const before = [
      await writePost(app, author, '<p>Antique one</p>'),
      await writePost(app, author, '<p>Antique two</p>'),
    ];
    await app.rows('DELETE FROM post_search WHERE post_id = ANY ($1::bigint[])', [
      before.map(({ id }) => id),
    ]);
    expect(await ids('posts', 'antique')).toEqual([]);
    await app.nest.get(JobsService).tick();
    expect((await ids('posts', 'antique')).toSorted()).toEqual(before.map(({ id }) => id).toSorted());
  });

  it('of before are found in every spelling once the job has run', async () => {
    const author = await joinMember(app);
    const { id } = await writePost(app, author, '<p>Vintagé one</p>');
    await app.rows(
      `UPDATE post_search SET words = to_tsvector('campus', 'vintagé one'), folded = false WHERE post_id = $1`,
      [id],
    );
    await app.rows(`DELETE FROM job_run WHERE name = 'index older posts'`);
    await app.nest.get(JobsService).tick();
    expect(await ids('posts', 'vintage')).toEqual([id]);
  });

  it('of a very common word are the newest, and as many as of any other', async () => {
    const author = await joinMember(app);
    await app.rows(
      `INSERT INTO post (author_id, content, created_at)
       SELECT $1::bigint, '<p>Commonplace ' || n || '</p>', now() - interval '100 days' + n * interval '1 minute'
         FROM generate_series(1, 10100) n`,
      [author.id],
    );
    const { id } = await writePost(app, author, '<p>Commonplace, the newest</p>');
    const { items, pagination } = await list('posts', 'commonplace', { limit: 50 });
    expect(pagination.total).toBe(500);
    expect(items[0]?.id).toBe(id);
    await app.rows('DELETE FROM post WHERE author_id = $1', [author.id]);
  });

  it('as long as a post may be can be written', async () => {
    const author = await joinMember(app);
    // NFKC makes six characters of each.
    const words = Array.from({ length: 12_000 }, (_, n) => `㌖${String.fromCodePoint(0x4e00 + n)}㌖`).join(
      ' ',
    );
    const { id } = await writePost(app, author, `<p>Longest ${words}</p>`);
    expect(await ids('posts', 'longest')).toEqual([id]);
  });
});

describe('suggested members', () => {
  it('are the people of the post first, then others by name, without oneself; at most six', async () => {
    const [author, commenter] = [
      await joinMember(app, { name: 'Tara Zeta' }),
      await joinMember(app, { name: 'Tara Yota' }),
    ];
    const self = await joinMember(app, { name: 'Tara Self' });
    for (const name of ['Tara Alpha', 'Tara Beta', 'Tara Gamma', 'Tara Delta', 'Tara Epsilon'])
      await joinMember(app, { name });
    await joinMember(app, { name: 'Alone', collegeName: 'Tara College' });
    const { id } = await writePost(app, author);
    await comment(app, commenter, id);
    await comment(app, self, id);
    const byName = ['Tara Alpha', 'Tara Beta', 'Tara Delta', 'Tara Epsilon', 'Tara Gamma', 'Tara Yota'];
    expect(await suggested('ta', id, self)).toEqual(['Tara Yota', 'Tara Zeta', ...byName.slice(0, 4)]);
    expect(await suggested('tara', undefined, self)).toEqual(byName);
    for (const feedId of ['999999', 'abc', '']) expect(await suggested('tara', feedId, self)).toEqual(byName);
    await relate(author, self, 'block');
    expect(await suggested('ta', id, self)).toEqual(byName);
  });
});

describe('while searches take long', () => {
  /** Milliseconds after which a search that waits is refused. */
  const MAX_WAIT_MS = 5_000;
  const begin = (member: TestMember) =>
    app.call('/user/search/find', { q: 'canteen', kind: 'posts' }, member.token);
  /** Begins that many searches of each, and tells how many are answered with a status. */
  const beginAll = (most: number, ...members: TestMember[]) => {
    const calls = members.flatMap((member) => Array.from({ length: most }, () => begin(member)));
    const answers: number[] = [];
    for (const call of calls) call.end((_, response) => answers.push(response?.status));
    const are = (status: number) => answers.filter((each) => each === status).length;
    return { calls, are };
  };
  let indexing: Awaited<ReturnType<typeof beginElsewhere>>;
  beforeEach(async () => {
    indexing = await beginElsewhere();
    await indexing.run('LOCK TABLE post_search IN ACCESS EXCLUSIVE MODE');
  });

  it('one of each member and two of all are at work, and whoever waits with the most makes room for others', async () => {
    const members = [];
    for (let n = 0; n < 4; n += 1) members.push(await joinMember(app));
    const own = beginAll(11, viewer);
    // One is at work, and six wait.
    await until(() => own.are(429) === 4);
    const refused = await begin(viewer).expect(429);
    expect(refused.body.message).toMatch(/searching right now/);
    expect(refused.headers['retry-after']).toBe('5');
    const others = beginAll(6, ...members);
    // Twenty wait, four of each.
    await until(() => own.are(429) === 6 && others.are(429) === 7);
    await app.call('/user/feeds/getAllFeeds', { page: 1, limit: 10 }, viewer.token).expect(200);
    await indexing.commit();
    await until(() => own.are(200) === 5 && others.are(200) === 17);
  });

  it('those whose client has left give up their place', async () => {
    const began = Date.now();
    const { calls, are } = beginAll(8, viewer);
    await until(() => are(429) === 1);
    for (const call of calls) call.abort();
    // The one at work goes on.
    await until(async () => {
      const answer = await Promise.race([begin(viewer), sleep(200)]);
      return answer === undefined;
    });
    expect(Date.now() - began).toBeLessThan(MAX_WAIT_MS);
    await indexing.commit();
  });
});
