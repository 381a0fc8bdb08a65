import type { PickedImage, TrayImage } from '../../../components/ImagePicker/pickedImages';
import { draftsOf } from '../../../lib/drafts';
import type { PictureStore } from './pictureStore';
import { PostDraft, readDraftHtml } from './postDraft';

const image: PickedImage = { id: 'a', file: new File(['x'], 'a.jpg'), alt: '' };

/** Keeps pictures as a browser would, for as long as the test runs. */
function pictureShelf(): PictureStore & { kept: TrayImage[] | undefined } {
  const shelf = {
    kept: undefined as TrayImage[] | undefined,
    read: () => Promise.resolve(shelf.kept),
    write: (images: TrayImage[]) => {
      shelf.kept = images;
      return Promise.resolve();
    },
    remove: () => {
      shelf.kept = undefined;
      return Promise.resolve();
    },
  };
  return shelf;
}

/** Another tab keeps its own wording of the post, then sends it. */
function inAnotherTab(html: string): void {
  const key = 'draft:1:post';
  localStorage.removeItem(key);
  window.dispatchEvent(
    new StorageEvent('storage', { key, oldValue: JSON.stringify({ html }), newValue: null }),
  );
}

const texts = draftsOf('1');
const open = (pictures: PictureStore = pictureShelf()) => new PostDraft(texts, pictures, 'post');

describe('an unsent post', () => {
  it('is there after a reload, text and pictures', async () => {
    const shelf = pictureShelf();
    const draft = open(shelf);
    draft.keepText('<p>Half a thought</p>');
    await draft.keepPictures([image]);
    expect(open(shelf).html).toBe('<p>Half a thought</p>');
    expect(await open(shelf).readPictures()).toEqual([image]);
  });

  it('outlives another tab that sends its own wording, and does not come back when the same was sent', () => {
    const draft = open();
    const stop = draft.outliveOthers();
    draft.keepText('<p>A long story</p>');
    inAnotherTab('<p>Short</p>');
    expect(open().html).toBe('<p>A long story</p>');
    inAnotherTab('<p>A long story</p>');
    expect(open().html).toBeUndefined();
    stop();
  });

  it('belongs to one account', () => {
    open().keepText('<p>Mine</p>');
    expect(new PostDraft(draftsOf('2'), pictureShelf(), 'post').html).toBeUndefined();
  });

  it('is apart from the changes to one that is there', () => {
    open().keepText('<p>New</p>');
    const edit = () => new PostDraft(texts, pictureShelf(), 'edit:7');
    expect(edit().html).toBeUndefined();
    edit().keepText('');
    expect(edit().html).toBe('');
    expect(open().html).toBe('<p>New</p>');
  });

  it('says so when the browser keeps no pictures', async () => {
    const refusing: PictureStore = {
      read: () => Promise.reject(new Error('forbidden')),
      write: () => Promise.reject(new Error('forbidden')),
      remove: () => Promise.reject(new Error('forbidden')),
    };
    expect(await open(refusing).keepPictures([image])).toBe(false);
    expect(await open(refusing).readPictures()).toBeUndefined();
  });

  it('starts empty when what is kept cannot be read', () => {
    texts.write('post', '{"html":');
    expect(open().html).toBeUndefined();
    expect(readDraftHtml('null')).toBe('');
    expect(readDraftHtml('{"html":7}')).toBe('');
  });

  it('is gone once it is posted, and what comes late is not kept', async () => {
    const shelf = pictureShelf();
    const draft = open(shelf);
    draft.keyForAttempt('<p>Done</p>');
    await draft.keepPictures([image]);
    draft.forget();
    draft.keepText('<p>Done, and one more key</p>');
    await draft.keepPictures([image]);
    expect(texts.read('post')).toBeNull();
    expect(shelf.kept).toBeUndefined();
  });
});

describe('the key of an attempt', () => {
  it('is the same for every attempt at the same post, also after a reload', () => {
    const key = open().keyForAttempt('<p>a</p>');
    expect(open().keyForAttempt('<p>a</p>')).toBe(key);
  });

  it('is another one once the text has changed', () => {
    const draft = open();
    const key = draft.keyForAttempt('<p>a</p>');
    expect(draft.keyForAttempt('<p>b</p>')).not.toBe(key);
  });

  it('is another one once the pictures have changed', async () => {
    const draft = open();
    const key = draft.keyForAttempt('<p>a</p>');
    await draft.keepPictures([image]);
    expect(draft.keyForAttempt('<p>a</p>')).not.toBe(key);
  });

  it('is another one after the server has refused', () => {
    const draft = open();
    const key = draft.keyForAttempt('<p>a</p>');
    draft.newAttempt();
    expect(draft.keyForAttempt('<p>a</p>')).not.toBe(key);
  });
});
