import { joinByApi, postByApi, tokenOf } from '../../../src/api.ts';
import { changeAnswer, expectSiteShown, gate, rememberMember } from '../../../src/steps.ts';
import { expect, test, type Page } from '../../../src/test.ts';

const FEED = '/user/feeds/getAllFeeds';
const PHOTO = { url: 'media/none', alt: 'The lawn', width: 1200, height: 900 };
const LONG_NAME = 'Venkatanarasimharajuvaripeta Subramaniam Thiruvenkatachari Iyer';
const lines = (count: number) => Array.from({ length: count }, (_, index) => `Line ${index}`).join('<br>');
const author = (name: string, title: string | null = null) => ({
  User: { id: '1', name, UserProfile: { title, profileUrl: null } },
});
const postedOn = (title: string) => ({ Page: { id: '1', title, imageUrl: null } });
const text = (content: string) => ({ feedData: { content, images: [], imagesUrl: [] } });
const poll = (closesAt: string, rest: object, ...options: string[]) => ({
  ...text('<p>किस दिन मिलें? <strong>Which day</strong>?</p>'),
  poll: {
    options: options.map((option, index) => ({ id: `${index}`, text: option, ...rest })),
    mine: [],
    closesAt,
    multiple: false,
  },
});
const LONG_OPTION = 'मंगलवार की शाम, चार बजे, छात्रावास के पीछे वाले मैदान में, अगर बारिश न हो';
const pictures = (...images: object[]) => ({
  feedData: { content: '<p>Look</p>', images, imagesUrl: images.map(() => PHOTO.url) },
});

/** What the first posts of a feed may be like, each over a post that exists. */
const AWKWARD: Record<string, object> = {
  'a long name and title': author(LONG_NAME, `Professor emeritus of ${LONG_NAME}`),
  'right-to-left text': {
    ...author('نصرت فاطمہ', 'طالبہ'),
    ...text('<p>کل شام کو ملتے ہیں۔</p><p>Bring tea</p>'),
  },
  'emoji, the picture of no author': { User: null, ...text('<p>👨‍👩‍👧‍👦 at the gate 🇮🇳</p>') },
  'one picture': pictures(PHOTO),
  'two pictures': pictures(PHOTO, { ...PHOTO, url: 'media/other' }),
  'ten pictures': pictures(
    ...Array.from({ length: 10 }, (_, index) => ({ ...PHOTO, url: `media/${index}` })),
  ),
  'a tiny, narrow picture': pictures({ ...PHOTO, width: 8, height: 300 }),
  'a post on a page, edited': {
    ...postedOn('The society for the long names of very long societies'),
    editedAt: '2026-01-02T10:00:00Z',
    createdAt: '2026-01-01T10:00:00Z',
  },
  'a mention, bold words and a link': {
    ...text(
      '<p><strong>All the bold words of this first line are wider than plain ones are</strong> @Asha Rao, and ' +
        '<a href="https://iet.example/a/very/long/address/that/has/to/break/somewhere/on/a/phone">this link</a></p>',
    ),
    mentions: [{ id: '1', label: 'Asha Rao' }],
  },
  'headings, lists, a quote and code': text(
    '<h1>One</h1><h6>Six is small</h6><ul><li>two  spaces</li><li><p>Item</p><ol><li>Inner</li></ol></li></ul>' +
      '<blockquote><p>Quoted</p><p>twice</p></blockquote><p>Run <code>npm start</code></p><pre><code>if x:\n    y()</code></pre>',
  ),
  'combining marks': text(`<p>Z${'\u0335\u0310\u0352'.repeat(40)}algo came</p><h3>क्षत्रिय</h3>`),
  'a poll that is open, with markup as text': poll(
    '2999-01-01T10:00:00Z',
    {},
    '<img src=x onerror=alert(1)>',
    LONG_OPTION,
    'بدھ کی شام',
  ),
  'a poll that is over': poll('2026-01-02T10:00:00Z', { votes: 2 }, LONG_OPTION, '</div><b>Thursday</b>'),
  'many line breaks, many likes': {
    ...text(`<p>${lines(1990)}</p>`),
    like: 123456,
    comments: 12345,
  },
};

for (const [device, width] of [
  ['a phone', 360],
  // The widest window that has early posts.
  ['a tablet held upright', 899],
] as const) {
  test(`the early card is the card of the site, for fourteen awkward posts on ${device}`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 4000 });
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const member = await joinByApi('Meera Joshi');
    const token = await tokenOf(member);
    for (const words of ['First', 'Second']) await postByApi(token, `<p>${words}</p>`);
    await rememberMember(context, member);
    // Before the fonts have loaded, as the early posts are; no picture is there.
    await page.route('**/*.woff2', () => undefined);
    await page.route('**/media/**', () => undefined);

    const names = Object.keys(AWKWARD);
    for (let index = 0; index < names.length; index += 2) {
      const shown = names.slice(index, index + 2);
      await changeAnswer(page, FEED, ({ data }) => ({ data: { ...data, feeds: overwrite(data, shown) } }));
      const site = gate();
      await page.route(/\/assets\/(?!early-posts).*\.js$/, async (route) => {
        await site.opened;
        await route.continue();
      });
      await page.goto('/dashboard', { waitUntil: 'commit' });
      await expect(page.locator('#early-posts article')).toHaveCount(2);
      const early = await cardsIn(page, '#early-posts');
      site.open();
      await expectSiteShown(page);
      await expect(page.locator('#root article').nth(1)).toBeVisible();
      // A long text folds a moment after it appears.
      for (const [place, name] of shown.entries())
        await expect.poll(async () => (await cardsIn(page, '#root'))[place], name).toEqual(early[place]);
      await page.unroute(`**${FEED}`);
      await page.unroute(/\/assets\/(?!early-posts).*\.js$/);
    }
  });
}

/** The first posts of an answer, with what makes them awkward. */
function overwrite(data: object, shown: string[]): object[] {
  const { feeds } = data as { feeds: object[] };
  // A fixed day, because "just now" changes between the two readings.
  const createdAt = '2026-01-01T10:00:00Z';
  return feeds
    .slice(0, shown.length)
    .map((post, place) => ({ ...post, createdAt, ...AWKWARD[shown[place] ?? ''] }));
}

interface Card {
  /** Its accessible name. */
  name: string;
  top: number;
  height: number;
  /** The visible text of each part, and its place, px. */
  parts: string[];
  /** The levels of its own headings, as they are announced. */
  levels: string[];
  /** Place and size of the frame of its pictures. */
  pictures: string;
}

/** The first two cards within an element, as they are read and where they stand. */
function cardsIn(page: Page, within: string): Promise<Card[]> {
  return page.locator(`${within} article`).evaluateAll((articles) => {
    /** The visible text of an element, its place and height: of the text alone, because links around it have padding. */
    const textAt = (element: Element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      let words = '';
      let [top, bottom] = [Infinity, -Infinity];
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        const isShown = text.parentElement?.checkVisibility() && text.parentElement.offsetWidth !== 1;
        if (isShown) words += text.data;
        if (!isShown || !text.data.trim()) continue;
        range.selectNode(text);
        const box = range.getBoundingClientRect();
        top = Math.min(top, box.top);
        bottom = Math.max(bottom, box.bottom);
      }
      return `${words.trim().slice(0, 100)} at ${Math.round(top)} to ${Math.round(bottom)}`;
    };
    return articles.slice(0, 2).map((article) => {
      const { top, height } = article.getBoundingClientRect();
      const heading = article.querySelector('header h2');
      const line = heading?.closest('header > *')?.lastElementChild;
      const text = article.querySelector('header ~ * :is(p, h1)')?.closest('[dir="auto"]');
      const blocks = [...(text?.querySelectorAll('p, h1, h2, h3, h4, h5, h6, li, pre') ?? [])];
      const picture =
        article.querySelector('.early-picture, .early-pictures') ??
        article.querySelector('[aria-label^="Open picture"]');
      const frame = picture?.matches('[aria-label*=" of "]') ? picture.parentElement : picture;
      const box = frame?.getBoundingClientRect();
      return {
        name: article.ariaLabelledByElements?.map(({ textContent }) => textContent).join(' ') ?? '',
        top: Math.round(top),
        height: Math.round(height),
        parts: [heading, line, ...blocks].flatMap((element) => (element ? [textAt(element)] : [])),
        levels: blocks.flatMap((element) => element.getAttribute('aria-level') ?? []),
        pictures: box ? [box.left, box.top, box.width, box.height].map(Math.round).join() : '',
      };
    });
  });
}
