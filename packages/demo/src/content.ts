import { readdirSync, readFileSync } from 'node:fs';
import yaml from 'yaml';
import { PAGE_CATEGORIES } from '../../../backend/src/common/page-category.ts';
import { PROJECT_STATUSES } from '../../../backend/src/common/project-status.ts';
import { readPortrait } from './portraits.ts';
import { richText } from './rich-text.ts';
import {
  count,
  dictionary,
  flag,
  list,
  named,
  object,
  oneOf,
  optional,
  refuse,
  text,
  type Reader,
} from './shape.ts';

/** Minutes before the time of filling. */
export type Ago = number;

/** An event `ago` minutes before the time of filling. */
export interface Timed {
  readonly ago: Ago;
}

/** The folder of the drawings. */
export const ART = new URL('../art/', import.meta.url);
const CONTENT = new URL('../content/', import.meta.url);
const MINUTES = { d: 24 * 60, h: 60, m: 1 } as const;

/** As `4d 3h` or `12m`: days, hours and minutes. */
export const ago: Reader<Ago> = (value, place) =>
  text(value, place)
    .split(' ')
    .map((part) => {
      const [, amount, unit] = /^(\d+)([dhm])$/.exec(part) ?? refuse(place, 'is no time like 4d 3h');
      return Number(amount) * MINUTES[unit as keyof typeof MINUTES];
    })
    .reduce((sum, each) => sum + each);

/** Pairs of colours as in `c8566b=141a42`: the first, lower-case hex as in the drawing, becomes the second. */
const colours: Reader<ReadonlyMap<string, string>> = (value, place) =>
  new Map(
    text(value, place)
      .split(' ')
      .map((pair) => {
        const [, from, to] =
          /^([0-9a-f]{6})=([0-9a-fA-F]{6})$/.exec(pair) ?? refuse(place, 'has no pairs of colours');
        return [`#${from}`, `#${to}`] as const;
      }),
  );

/** How a picture is made from a drawing. */
export interface Drawing {
  /** Alternative text. */
  readonly alt: string;
  /** Name of the source drawing, `art/<name>.svg`. */
  readonly of: string;
  /** The crop (x, y, width, height) in the drawing's units; the whole drawing by default. */
  readonly view?: readonly number[];
  /** Colours to replace. */
  readonly colours?: ReadonlyMap<string, string>;
}

const drawing = oneOf(Object.fromEntries(readdirSync(ART).map((file) => [file.replace('.svg', ''), file])));
const view: Reader<readonly number[]> = (value, place) => {
  const box = list(count)(value, place);
  return box.length === 4 ? box : refuse(place, 'is not x, y, width and height');
};
const crop = { of: drawing, view: optional(view) };
const pictures = object({
  // Named like its file in art/.
  drawings: dictionary(text),
  variants: dictionary(object({ alt: text, from: object(crop), colours: optional(colours) })),
  covers: dictionary(object({ ...crop, colours: optional(colours) })),
})(read('pictures.yaml'), 'pictures.yaml');

/** The picture of a post or page with this name. */
const picture = named<Drawing>({
  ...mapped(pictures.drawings, (alt, name) => ({ alt, of: drawing(name, 'pictures.yaml') })),
  ...mapped(pictures.variants, ({ from, ...rest }) => ({ ...from, ...rest })),
});
/** The profile cover with this name. */
const cover = named<Drawing>(mapped(pictures.covers, (each) => ({ alt: '', ...each })));

const readMember = object({
  name: text,
  // `idle` is an account without any activity.
  account: object({ email: text, phone: text, joined: ago, idle: optional(flag) }),
  title: optional(text),
  bio: optional(text),
  studies: optional(object({ college: optional(text), year: optional(count), course: optional(text) })),
  portrait: optional(readPortrait),
  cover: optional(cover),
});
const members = dictionary(readMember)(read('members.yaml'), 'members.yaml');
/** All members; `key` is what pages, posts and comments call them. */
export const MEMBERS = Object.entries(members).map(([key, { account, studies, ...rest }]) => ({
  key,
  ago: account.joined,
  ...account,
  ...studies,
  ...rest,
}));
export type Member = (typeof MEMBERS)[number];
/** The key of a member. */
export const member = oneOf(members);

const readPage = object({
  title: text,
  description: text,
  page: object({
    category: oneOf(Object.fromEntries(PAGE_CATEGORIES.map((name) => [name, true]))),
    creator: member,
    started: ago,
    // Number of followers, including everyone who posts on it.
    followers: count,
    // Members who must not follow it.
    notFollowedBy: optional(list(member)),
    picture: optional(picture),
  }),
});
const pages = dictionary(readPage)(read('pages.yaml'), 'pages.yaml');
/** All pages; `key` is what posts call them. */
export const PAGES = Object.entries(pages).map(([key, { page, ...rest }]) => ({
  key,
  ago: page.started,
  ...page,
  ...rest,
}));
export type Page = (typeof PAGES)[number];
/** The key of a page. */
export const page = oneOf(pages);

const readProject = object({
  title: text,
  summary: text,
  project: object({
    owner: member,
    started: ago,
    edited: ago,
    status: oneOf(Object.fromEntries(PROJECT_STATUSES.map((name) => [name, true]))),
    public: optional(flag),
    skills: list(text),
    pictures: optional(list(picture)),
    // Who joined, in this order, and their roles.
    team: dictionary(text),
  }),
  text: richText,
});
/** All projects. */
export const PROJECTS = list(readProject)(read('projects.yaml'), 'projects.yaml').map(
  ({ project: { pictures = [], team, ...project }, text: about, ...rest }) => ({
    ...project,
    ...rest,
    about,
    pictures,
    team: Object.entries(team).map(([key, role]) => ({ key: member(key, 'projects.yaml'), role })),
  }),
);
export type Project = (typeof PROJECTS)[number];

/** A comment, and for a reply which of the post's comments, from 1, it answers. */
const comment: Reader<readonly [by: string, body: string, to?: number | undefined]> = (value, place) => {
  const { to, ...words } = dictionary((field) => field)(value, place);
  const [only, ...others] = Object.entries(dictionary(text)(words, place));
  if (!only || others.length > 0) return refuse(place, 'is no comment');
  return [member(only[0], place), only[1], optional(count)(to, `${place}, to`)];
};
/** How often each option was chosen, and by whom for certain; when it ends, or ended. */
const poll = object({
  ends: optional(ago),
  ended: optional(ago),
  options: dictionary(count),
  chosen: optional(dictionary(text)),
});
const readPosts = object({
  // The page that all of them are posted on; the authors follow it or have created it.
  page: optional(page),
  posts: list(
    object({
      // `likes` is their number; the members are chosen randomly. `pinned` is how long it stays pinned to the page.
      post: object({
        ...{ by: member, ago, likes: count },
        pictures: optional(list(picture)),
        pinned: optional(ago),
      }),
      // The title of a question, and which of its comments, from 1, was accepted; or that of an article, which anybody may read if
      // it is public.
      question: optional(object({ title: text, answer: optional(count) })),
      article: optional(object({ title: text, public: optional(flag) })),
      text: richText,
      poll: optional(poll),
      // In the order they were written.
      comments: optional(list(comment)),
    }),
  ),
});
/** All posts, by subject. */
export const POSTS = readdirSync(new URL('posts/', CONTENT))
  .sort()
  .flatMap((file) => {
    const { page: on, posts } = readPosts(read(`posts/${file}`), file);
    return posts.map(
      ({ post: { pictures = [], ...post }, question, article, text: body, poll: asked, comments = [] }) => ({
        on,
        ...post,
        kind: question ? 'question' : article ? 'article' : 'post',
        title: (question ?? article)?.title ?? null,
        isPublic: article?.public ?? false,
        answer: question?.answer === undefined ? undefined : comments[question.answer - 1],
        body,
        poll: asked && planPoll(asked),
        pictures,
        comments,
      }),
    );
  });
export type Post = (typeof POSTS)[number];

/** Its votes by name; `ends` is negative for a poll that is open. */
function planPoll({ ends, ended, options, chosen = {} }: ReturnType<typeof poll>) {
  const others = MEMBERS.map(({ key }) => key).filter((key) => !(key in chosen) && key !== 'ananya');
  const named = Object.entries(chosen).map(([by, option]) => ({ by, option }));
  const votes = Object.entries(options).flatMap(([option, count]) => {
    const by = named.filter((vote) => vote.option === option);
    return [...by, ...others.splice(0, count - by.length).map((key) => ({ by: key, option }))];
  });
  return { options: Object.keys(options), votes, isOver: ended !== undefined, ends: ended ?? -(ends ?? 0) };
}

/** A file of the content. */
export function read(file: string): unknown {
  return yaml.parse(readFileSync(new URL(file, CONTENT), 'utf8'));
}

function mapped<From, To>(
  from: Readonly<Record<string, From>>,
  change: (value: From, name: string) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(from).map(([name, value]) => [name, change(value, name)]));
}
