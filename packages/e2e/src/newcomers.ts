import { call, joinByApi, pageByApi, postByApi, tokenOf } from './api.ts';
import { makePicture } from './pictures.ts';

/** Full names as people at Indian colleges have them: one word, two, many, in Latin and in Devanagari. */
const FIRST = [
  'Nafisa',
  'Ritwik',
  'आकांक्षा',
  'Joel',
  'Lakshmi Narasimha Venkata',
  'मोहम्मद फ़ैज़ान',
  'Bhoomika',
  'Om',
];
const LAST = [
  'Rahman',
  'Subrahmanyeswara Chattopadhyaya',
  'श्रीवास्तव',
  "D'Souza",
  'Thiruvananthapuram Padmanabhan Unnikrishnan Nair',
];

const PAGES = [
  'Quiz',
  'NSS Unit 4',
  'राष्ट्रीय सेवा योजना एवं ग्रामीण विकास प्रकोष्ठ, तृतीय इकाई',
  'The Association of Students of Electronics, Instrumentation and Communication',
  'Hostel 9 mess committee',
];

const TEXTS = [
  'hi',
  'Anyone selling the second semester maths book? Will pick it up from any hostel.',
  'क्या किसी के पास कल के व्याख्यान के नोट्स हैं? मैं बीमार थी, इसलिए नहीं आ सकी। कृपया भेज दीजिए।',
  'First!!!',
  'Lost: one black umbrella, near the library, on Tuesday. Wooden handle.',
  'https://example.org/a/very/long/address/that/nobody/can/break/anywhere/because/it/has/no/space?at=all&for=ever',
];

const LONG = Array.from(
  { length: 40 },
  (_, line) => `<p>${line + 1}. Bring two copies of form ${line + 7}.</p>`,
);

/** The shapes that phones, screenshots, scans and old icons bring: width and height in pixels. */
const SHAPES = [
  ['steelblue', 3000, 600],
  ['tomato', 1080, 1920],
  ['seagreen', 64, 64],
  ['goldenrod', 1080, 2340],
  ['slateblue', 900, 900],
  ['sienna', 2480, 3508],
  ['olive', 1600, 1000],
] as const;

/**
 * Makes a community in its first week: forty members without portraits, and pages without pictures, posts and followers.
 * @returns the members' tokens
 */
export async function createNewcomers(): Promise<string[]> {
  const tokens: string[] = [];
  // One after the other, so that every run has the same order.
  for (const last of LAST) {
    for (const first of FIRST) tokens.push(await tokenOf(await joinByApi(`${first} ${last}`)));
  }
  for (const [index, title] of PAGES.entries()) {
    await pageByApi(tokens[index * 7] ?? '', title, TEXTS[index]);
  }
  return tokens;
}

/**
 * Posts what newcomers post: pictures of odd shapes, a word, a long list, all without likes. They are fewer than a page of
 * the feed has, so that the posts before them are still on its first page.
 */
export async function postAsNewcomers(tokens: readonly string[]): Promise<void> {
  const at = (index: number) => tokens[(index * 7) % tokens.length] ?? '';
  const posts = TEXTS.slice(0, 3).map((text) => `<p>${text}</p>`);
  for (const [index, html] of [...posts, LONG.join('')].entries()) {
    const feedId = await postByApi(at(index + 10), html);
    await call('/user/comments/create', { feedId, comment: TEXTS[index + 2] }, at(index + 20));
  }
  for (const [index, shapes] of [
    SHAPES.slice(4),
    SHAPES.slice(2, 4),
    SHAPES.slice(1, 2),
    SHAPES.slice(0, 1),
  ].entries()) {
    const pictures = await Promise.all(
      shapes.map(([colour, width, height]) => makePicture(colour, 'jpeg', width, height)),
    );
    await postByApi(at(index), '', pictures);
  }
}
