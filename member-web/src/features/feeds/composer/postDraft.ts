import type { PickedImage } from '../../../components/ImagePicker/pickedImages';
import type { DraftStore } from '../../../lib/drafts';
import { randomId } from '../../../lib/randomId';
import type { PictureStore } from './pictureStore';

interface TextRecord {
  html: string;
  /** Set once the post has been sent as it stands; see {@link PostDraft.keyForAttempt}. */
  attemptKey?: string;
}

/** The text of the kept draft; empty when there is none or it cannot be read. */
export function readDraftHtml(kept: string | null): string {
  return parse(kept).html;
}

/** The unsent post of one member: keeps every change, and forgets all of it once the post is out. */
export class PostDraft {
  #text: TextRecord;
  #isOver = false;
  /** Writes one after the other, so that the last change is also the last one kept. */
  #pictureWrites: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly texts: DraftStore,
    private readonly pictures: PictureStore,
  ) {
    this.#text = parse(texts.read('post'));
  }

  get html(): string {
    return this.#text.html;
  }

  /** Keeps the text; false when it will be gone with the tab. */
  keepText(html: string): boolean {
    return html === this.#text.html || this.#write({ html });
  }

  /** The pictures of an earlier visit; none where the browser keeps none. */
  readPictures(): Promise<PickedImage[]> {
    return this.pictures.read().catch(() => []);
  }

  /** Keeps the pictures; false when they will be gone with the tab. */
  keepPictures(images: PickedImage[]): Promise<boolean> {
    if (this.#isOver) return Promise.resolve(true);
    this.newAttempt();
    const write = this.#pictureWrites.then(() => this.pictures.write(images));
    this.#pictureWrites = write.catch(() => undefined);
    return write.then(
      () => true,
      () => false,
    );
  }

  /**
   * The key to send this post with. Every attempt at the same post gets the same one, also after a reload, so that an
   * answer lost on the way does not publish it twice; any change of text or pictures makes it another post.
   */
  keyForAttempt(html: string): string {
    this.keepText(html);
    const attemptKey = this.#text.attemptKey ?? randomId();
    this.#write({ html, attemptKey });
    return attemptKey;
  }

  /** Makes the next attempt a new one: the post has changed, or the server has refused it for good. */
  newAttempt(): void {
    if (this.#text.attemptKey !== undefined) this.#write({ html: this.#text.html });
  }

  /** The post is out: nothing of it is kept, and what comes late (a last pause in typing) is not kept either. */
  forget(): void {
    void this.keepPictures([]);
    // After the pictures: that they change makes a new attempt, which keeps the text.
    this.texts.remove('post');
    this.#isOver = true;
  }

  #write(text: TextRecord): boolean {
    if (this.#isOver) return true;
    this.#text = text;
    return this.texts.write('post', JSON.stringify(text));
  }
}

function parse(kept: string | null): TextRecord {
  try {
    const record: unknown = JSON.parse(kept ?? '');
    if (typeof record !== 'object' || record === null) return { html: '' };
    const html = 'html' in record && typeof record.html === 'string' ? record.html : '';
    const hasKey = 'attemptKey' in record && typeof record.attemptKey === 'string';
    return hasKey ? { html, attemptKey: String(record.attemptKey) } : { html };
  } catch {
    return { html: '' };
  }
}
