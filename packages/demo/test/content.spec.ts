import { readdirSync } from 'node:fs';
import { APPLICATION_STATES } from '../../../backend/src/common/application-state.ts';
import { OPENING_STATES } from '../../../backend/src/common/opening.ts';
import { planCommunity } from '../src/community.ts';
import { ART, MEMBERS, PAGES, POSTS, PROJECTS } from '../src/content.ts';
import { OPENINGS } from '../src/openings.ts';
import { richText } from '../src/rich-text.ts';
import { count, list, object, oneOf, optional, text } from '../src/shape.ts';

it('reads the content, and everything that it names exists', () => {
  expect([MEMBERS.length, PAGES.length, POSTS.length]).toEqual([41, 12, 123]);
});

it('has 12 questions, 5 of them open, and 8 articles, 3 of them public', () => {
  const questions = POSTS.filter(({ kind }) => kind === 'question');
  const articles = POSTS.filter(({ kind }) => kind === 'article');
  expect([questions.length, questions.filter(({ answer }) => !answer).length]).toEqual([12, 5]);
  expect([articles.length, articles.filter(({ isPublic }) => isPublic).length]).toEqual([8, 3]);
  for (const { title } of [...questions, ...articles]) expect(title).toMatch(/^.{10,150}$/u);
});

it('has 3 polls: one that Ananya may still answer, one that she did, one that is over', () => {
  const polls = POSTS.flatMap(({ poll }) => poll ?? []);
  expect(
    polls.map(({ isOver, votes }) => [isOver, votes.some(({ by }) => by === 'ananya')]).toSorted(),
  ).toEqual([
    [false, false],
    [false, true],
    [true, false],
  ]);
  for (const { votes } of polls) {
    expect(votes.length).toBeGreaterThanOrEqual(5);
    expect(new Set(votes.map(({ by }) => by)).size).toBe(votes.length);
  }
});

it('has 2 threads, one of them longer than a post shows at first', () => {
  const threads = new Map<object, number>();
  for (const { parent } of planCommunity().comments)
    if (parent) threads.set(parent, (threads.get(parent) ?? 0) + 1);
  expect([...threads.values()].toSorted()).toEqual([2, 5]);
});

it('has code in two languages, a formula and a quote', () => {
  const texts = POSTS.map(({ body }) => body);
  expect(texts.filter((html) => html.includes('<pre><code>'))).toHaveLength(2);
  expect(texts.filter((html) => /\\\[.+\\\]/.test(html))).toHaveLength(1);
  expect(texts.filter((html) => html.includes('<blockquote>'))).toHaveLength(1);
});

it('has a page with as many pinned posts as one may have', () => {
  const pinned = POSTS.filter((post) => post.pinned !== undefined);
  expect(pinned.map(({ on }) => on)).toEqual(['nakshatra', 'nakshatra', 'nakshatra']);
  for (const post of pinned) expect(post.pinned).toBeLessThanOrEqual(30 * 24 * 60);
});

it('has 6 projects in each state, some public', () => {
  expect(PROJECTS).toHaveLength(6);
  expect(new Set(PROJECTS.map(({ status }) => status))).toEqual(new Set(['idea', 'active', 'finished']));
  expect(PROJECTS.filter((project) => project.public)).toHaveLength(2);
  for (const { title, summary } of PROJECTS) {
    expect(title).toMatch(/^.{3,100}$/u);
    expect(summary).toMatch(/^.{10,200}$/u);
  }
});

it('has 8 internships in each state, 4 calls for help and 3 roles, and Ananya on both sides', () => {
  const kinds = (wanted: string) => OPENINGS.filter(({ kind }) => kind === wanted);
  const internships = kinds('internship');
  expect([internships.length, kinds('volunteering').length, kinds('role').length]).toEqual([8, 4, 3]);
  expect(new Set(internships.map(({ state }) => state))).toEqual(new Set(OPENING_STATES));
  expect(internships.filter(({ state, closes }) => state === 'open' && closes === 0)).toHaveLength(1);
  expect(internships.filter(({ stipendMax }) => stipendMax === 0)).toHaveLength(1);
  expect(internships.filter(({ title }) => /\p{Script=Devanagari}/u.test(title))).toHaveLength(1);
  const all = OPENINGS.flatMap(({ applications }) => applications);
  const states = all
    .filter(({ by }) => by === 'ananya')
    .map(({ events }) => events.findLast(({ state }) => state)?.state ?? 'applied');
  expect([...new Set(states)].toSorted()).toEqual(APPLICATION_STATES.toSorted());
  for (const { questions = [], applications } of OPENINGS) {
    for (const { answers } of applications) expect(answers).toHaveLength(questions.length);
  }
  const own = OPENINGS.filter(({ poster }) => poster === 'ananya');
  expect(own.map(({ applications }) => applications.length)).toEqual([4]);
  for (const { title, about } of OPENINGS) {
    expect(title).toMatch(/^.{5,120}$/u);
    expect(about.length).toBeGreaterThanOrEqual(50);
  }
  for (const { note } of all) expect(note).toMatch(/^.{50,1500}$/u);
  // Ids follow time, so no two are of the same minute.
  expect(new Set(OPENINGS.map(({ made }) => made)).size).toBe(OPENINGS.length);
  expect(new Set(all.map(({ sent }) => sent)).size).toBe(all.length);
});

it('has 2 signed records, one of them revoked, and one that waits, of work that was completed', () => {
  const completed = OPENINGS.flatMap(({ kind, applications }) =>
    applications.filter(({ record }) => record !== undefined).map((each) => ({ kind, ...each })),
  );
  const records = completed.flatMap(({ record }) => record ?? []);
  expect(
    records.map(({ accepted, revoked }) => [accepted !== undefined, revoked !== undefined]).toSorted(),
  ).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ]);
  for (const { kind, events } of completed) {
    expect(kind).not.toBe('role');
    expect(events.at(-1)?.state).toBe('completed');
  }
  for (const { role, done, from, to } of records) {
    expect(role).toMatch(/^.{1,100}$/u);
    expect(done).toMatch(/^.{20,600}$/u);
    expect(from).toBeGreaterThan(to);
  }
});

it('uses every drawing', () => {
  const shown = [
    ...POSTS.flatMap(({ pictures }) => pictures),
    ...PAGES.map(({ picture }) => picture),
    ...MEMBERS.map(({ cover }) => cover),
  ].map((drawing) => drawing?.of);
  const unused = readdirSync(ART).filter((file) => !shown.includes(file.replace('.svg', '')));
  expect(unused).toEqual([]);
});

it('plans the same community on every run', () => {
  expect(JSON.stringify(planCommunity())).toBe(JSON.stringify(planCommunity()));
});

describe('the text of a post', () => {
  it('becomes paragraphs, headings and lists', () => {
    const lines = [
      '## Title',
      'A <em>word</em>.',
      'Another.',
      '- a',
      '- b',
      '1. c',
      '2. d',
      '### Small',
      '- e',
    ];
    expect(richText(`${lines.join('\n')}\n`, 'here')).toBe(
      '<h2>Title</h2><p>A <em>word</em>.</p><p>Another.</p><ul><li>a</li><li>b</li></ul>' +
        '<ol><li>c</li><li>d</li></ol><h3>Small</h3><ul><li>e</li></ul>',
    );
  });

  it('has quotes, and code as it is typed', () => {
    const lines = ['> a', '> <em>b</em>', '```', 'if x < 1:', '', '    - y', '```', 'c'];
    expect(richText(lines.join('\n'), 'here')).toBe(
      '<blockquote><p>a</p><p><em>b</em></p></blockquote><pre><code>if x &lt; 1:\n\n    - y</code></pre><p>c</p>',
    );
    expect(() => richText('```\na', 'post 3')).toThrow('Demo content: post 3 has code without an end.');
  });

  it('has no empty lines', () => {
    expect(() => richText('a\n\nb\n', 'post 3')).toThrow('Demo content: post 3 has an empty line.');
  });
});

describe('a fault in the content', () => {
  const post = object({ by: oneOf({ ananya: 1 }), likes: count, tags: optional(list(text)) });

  it('is none when all fields are right', () => {
    expect(post({ by: 'ananya', likes: 2 }, 'post')).toEqual({ by: 'ananya', likes: 2 });
  });

  it.each([
    ['an unknown name', { by: 'anaya', likes: 2 }, 'post, by is none of ananya'],
    ['a missing field', { by: 'ananya' }, 'post, likes is no count'],
    ['a field too many', { by: 'ananya', likes: 2, like: 3 }, 'post, like is none of by, likes, tags'],
    ['a negative count', { by: 'ananya', likes: -2 }, 'post, likes is no count'],
    ['a wrong item', { by: 'ananya', likes: 2, tags: ['a', 3] }, 'post, tags, 2 is no text'],
    ['no record', ['ananya'], 'post has no fields'],
  ])('is reported with its place: %s', (_, value, fault) => {
    expect(() => post(value, 'post')).toThrow(`Demo content: ${fault}.`);
  });
});
