import type { NewAttachment, Attachment } from '../../../components/ImagePicker/attachments';
import { draftsOf, type PostDraftName } from '../../../lib/drafts/drafts';
import { parseDraft } from './draftRecord';
import type { PictureStore } from '../exports/pictureStore';
import { PostDraft } from './postDraft';
import type { PostPlace } from './subject';

const image: NewAttachment = { id: 'a', file: new File(['x'], 'a.jpg'), alt: '' };

/** An in-memory picture store. */
function inMemoryStore(): PictureStore & { kept: Attachment[] | undefined } {
  const store = {
    kept: undefined as Attachment[] | undefined,
    read: () => Promise.resolve(store.kept),
    write: (images: Attachment[]) => {
      store.kept = images;
      return Promise.resolve();
    },
    remove: () => {
      store.kept = undefined;
      return Promise.resolve();
    },
  };
  return store;
}

/** Another tab stores its own text of the post, then sends it. */
function inAnotherTab(html: string): void {
  const key = 'draft:1:post';
  localStorage.removeItem(key);
  window.dispatchEvent(
    new StorageEvent('storage', { key, oldValue: JSON.stringify({ html }), newValue: null }),
  );
}

const texts = draftsOf('1');
const open = (pictures: PictureStore = inMemoryStore(), name: PostDraftName = 'post', page?: PostPlace) =>
  new PostDraft({ texts, picturesOf: () => pictures, name, page });

/** The picture stores of a browser, by the name of the draft. */
function browser() {
  const stores = new Map<PostDraftName, ReturnType<typeof inMemoryStore>>();
  const picturesOf = (name: PostDraftName) => {
    const store = stores.get(name) ?? inMemoryStore();
    stores.set(name, store);
    return store;
  };
  const tab = (page?: PostPlace) =>
    new PostDraft({ texts, picturesOf, name: page ? `post:${page.id}` : 'post', page });
  /** The names of the additional drafts. */
  const additionalNames = () => texts.postNames().filter((name) => name.startsWith('more:'));
  return { tab, additionalNames, picturesOf };
}

describe('the draft of a post', () => {
  it('is restored after a reload, with text and pictures', async () => {
    const store = inMemoryStore();
    const draft = open(store);
    draft.storeText('<p>Half a thought</p>');
    await draft.storePictures([image]);
    expect(open(store).html).toBe('<p>Half a thought</p>');
    expect(await open(store).readPictures()).toEqual([image]);
  });

  it('is stored again when another tab sends a different text, but not the same text', () => {
    const draft = open();
    const stop = draft.restoreWhenRemoved();
    draft.storeText('<p>A long story</p>');
    inAnotherTab('<p>Short</p>');
    expect(open().html).toBe('<p>A long story</p>');
    inAnotherTab('<p>A long story</p>');
    expect(open().html).toBeUndefined();
    stop();
  });

  it('belongs to one member', () => {
    open().storeText('<p>Mine</p>');
    expect(
      new PostDraft({ texts: draftsOf('2'), picturesOf: inMemoryStore, name: 'post' }).html,
    ).toBeUndefined();
  });

  it('is separate from the draft of an edit', () => {
    open().storeText('<p>New</p>');
    const edit = () => open(inMemoryStore(), 'edit:7');
    expect(edit().html).toBeUndefined();
    edit().storeText('');
    expect(edit().html).toBe('');
    expect(open().html).toBe('<p>New</p>');
  });

  it('reports that the browser cannot store pictures', async () => {
    const refusing: PictureStore = {
      read: () => Promise.reject(new Error('forbidden')),
      write: () => Promise.reject(new Error('forbidden')),
      remove: () => Promise.reject(new Error('forbidden')),
    };
    expect(await open(refusing).storePictures([image])).toBe(false);
    expect(await open(refusing).readPictures()).toBeUndefined();
  });

  it('is empty if the stored data is invalid', () => {
    texts.write('post', '{"html":');
    expect(open().html).toBeUndefined();
    texts.write('post', 'null');
    expect(open().html).toBeUndefined();
    texts.write('post', '{"html":7}');
    expect(open().html).toBeUndefined();
  });

  it('is removed when the post is sent, and later writes are ignored', async () => {
    const store = inMemoryStore();
    const draft = open(store);
    draft.idempotencyKeyFor('<p>Done</p>', []);
    await draft.storePictures([image]);
    draft.remove();
    draft.storeText('<p>Done, and one more key</p>');
    await draft.storePictures([image]);
    expect(texts.read('post')).toBeNull();
    expect(store.kept).toBeUndefined();
  });
});

describe('the drafts of two tabs', () => {
  const htmlOf = (name: PostDraftName) => parseDraft(texts.read(name))?.html;

  it('are separate as soon as both tabs have written', async () => {
    const { tab, additionalNames, picturesOf } = browser();
    const before = tab();
    before.storeText('<p>Begun</p>');
    await before.storePictures([image]);
    const [one, other] = [tab(), tab()];
    one.storeText('<p>Begun, and this</p>');
    other.storeText('<p>Begun, and that</p>');
    expect(htmlOf('post')).toBe('<p>Begun, and this</p>');
    expect(additionalNames().map(htmlOf)).toEqual(['<p>Begun, and that</p>']);
    await other.storePictures([image]);
    for (const name of additionalNames()) expect(picturesOf(name).kept).toEqual([image]);
    other.storeText('<p>Begun, and that too</p>');
    expect(additionalNames().map(htmlOf)).toEqual(['<p>Begun, and that too</p>']);
  });

  it('sending one does not remove what the other tab has written since', () => {
    const { tab } = browser();
    const sending = tab();
    sending.idempotencyKeyFor('<p>Sent</p>', []);
    const other = tab();
    other.storeText('<p>Sent, and something new</p>');
    sending.remove();
    expect(htmlOf('post')).toBe('<p>Sent, and something new</p>');
  });

  it('can be moved to everyone with pictures, beside an existing draft for everyone', async () => {
    const { tab, additionalNames, picturesOf } = browser();
    tab().storeText('<p>For everyone</p>');
    const draft = tab({ id: '20', title: 'Chess' });
    draft.storeText('<p>For chess</p>');
    await draft.storePictures([image]);
    expect(draft.moveTo(undefined)).toBe(true);
    await draft.storePictures([image, { ...image, id: 'b' }]);
    expect(htmlOf('post')).toBe('<p>For everyone</p>');
    expect(texts.read('post:20')).toBeNull();
    expect(picturesOf('post:20').kept).toBeUndefined();
    expect(additionalNames().map((name) => parseDraft(texts.read(name)))).toMatchObject([
      { html: '<p>For chess</p>', pictures: 2, page: undefined },
    ]);
    for (const name of additionalNames()) expect(picturesOf(name).kept).toHaveLength(2);
  });
});

describe('a draft that moves to another place', () => {
  it('moves to a page and back with its pictures, and leaves nothing behind', async () => {
    const { tab, picturesOf } = browser();
    const draft = tab();
    draft.storeText('<p>Hello</p>');
    await draft.storePictures([image]);
    expect(draft.moveTo({ id: '20', title: 'Chess' })).toBe(true);
    await draft.storePictures([image]);
    expect(texts.read('post')).toBeNull();
    expect(parseDraft(texts.read('post:20'))).toMatchObject({ html: '<p>Hello</p>', page: { id: '20' } });
    expect(picturesOf('post:20').kept).toHaveLength(1);
    draft.moveTo(undefined);
    await draft.storePictures([image]);
    expect(texts.read('post:20')).toBeNull();
    expect(parseDraft(texts.read('post'))).toMatchObject({ html: '<p>Hello</p>', page: undefined });
  });

  it('stores nothing before something is written', () => {
    const { tab } = browser();
    const draft = tab();
    expect(draft.moveTo({ id: '20', title: 'Chess' })).toBe(true);
    expect(texts.postNames()).toEqual([]);
    draft.storeText('<p>Hello</p>');
    expect(texts.postNames()).toEqual(['post:20']);
  });

  it('gets another idempotency key', () => {
    const draft = open();
    const key = draft.idempotencyKeyFor('<p>a</p>', []);
    draft.moveTo({ id: '20' });
    expect(draft.idempotencyKeyFor('<p>a</p>', [])).not.toBe(key);
  });
});

describe('the idempotency key of a draft', () => {
  it('is the same for every attempt with the same content, also after a reload', () => {
    const key = open().idempotencyKeyFor('<p>a</p>', []);
    expect(open().idempotencyKeyFor('<p>a</p>', [])).toBe(key);
  });

  it('changes with the text', () => {
    const draft = open();
    const key = draft.idempotencyKeyFor('<p>a</p>', []);
    expect(draft.idempotencyKeyFor('<p>b</p>', [])).not.toBe(key);
  });

  it('changes with the pictures', async () => {
    const draft = open();
    const key = draft.idempotencyKeyFor('<p>a</p>', []);
    await draft.storePictures([image]);
    const withPicture = draft.idempotencyKeyFor('<p>a</p>', [image]);
    expect(withPicture).not.toBe(key);
    expect(draft.idempotencyKeyFor('<p>a</p>', [{ ...image, alt: 'The library' }])).not.toBe(withPicture);
  });

  it('does not change when the draft gets a new name because of another tab', () => {
    const draft = open();
    const key = draft.idempotencyKeyFor('<p>a</p>', [image]);
    open().storeText('<p>b</p>');
    expect(draft.idempotencyKeyFor('<p>a</p>', [image])).toBe(key);
    expect(draft.name).toMatch(/^more:/);
    expect(open(inMemoryStore(), draft.name).idempotencyKeyFor('<p>a</p>', [image])).toBe(key);
  });

  it('changes after a refusal', () => {
    const draft = open();
    const key = draft.idempotencyKeyFor('<p>a</p>', []);
    draft.discardIdempotencyKey();
    expect(draft.idempotencyKeyFor('<p>a</p>', [])).not.toBe(key);
  });
});
