import type { TrayImage } from '../../../components/ImagePicker/pickedImages';
import type { DraftStore, PostDraftName } from '../../../lib/drafts';
import { EditBase } from '../../../lib/editBase';
import { randomId } from '../../../lib/randomId';
import type { PictureStore } from './pictureStore';

interface TextRecord {
  html: string;
  /** Set once the post has been sent as it stands; see {@link PostDraft.keyForAttempt}. */
  attemptKey?: string;
}

/** The text of the kept draft; empty when there is none or it cannot be read. */
export function readDraftHtml(kept: string | null): string {
  return parse(kept)?.html ?? '';
}

/** An unsent post of one member: keeps every change, and forgets all of it once the post is out. */
export class PostDraft {
  /** Which version of the post is changed; nothing of the kind where a new one is written. */
  readonly base: EditBase;
  #text: TextRecord | undefined;
  #isOver = false;
  /** Writes one after the other, so that the last change is also the last one kept. */
  #pictureWrites: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly texts: DraftStore,
    private readonly pictures: PictureStore,
    private readonly name: PostDraftName,
    version?: string,
  ) {
    this.base = new EditBase(texts, name, version);
    this.#text = parse(texts.read(name));
  }

  /** The kept text; undefined when none was kept. */
  get html(): string | undefined {
    return this.#text?.html;
  }

  /** Keeps the text; false when it will be gone with the tab. */
  keepText(html: string): boolean {
    return html === this.#text?.html || this.#write({ html });
  }

  /**
   * Keeps the text once more when another tab has sent what it had of the same draft, or given it up: what is written in
   * this tab would be gone with it. Answers how to stop.
   */
  outliveOthers(): () => void {
    return this.texts.followRemoval(this.name, (removed) => {
      if (this.#text !== undefined && parse(removed)?.html !== this.#text.html) this.#write(this.#text);
    });
  }

  /** The pictures of an earlier visit; undefined when none were kept, and where the browser keeps none. */
  readPictures(): Promise<TrayImage[] | undefined> {
    return this.pictures.read().catch(() => undefined);
  }

  /** Keeps the pictures; false when they will be gone with the tab. */
  keepPictures(images: TrayImage[]): Promise<boolean> {
    if (this.#isOver) return Promise.resolve(true);
    this.base.keep();
    this.newAttempt();
    return this.#inTurn(() => this.pictures.write(images));
  }

  /**
   * The key to send this post with. Every attempt at the same post gets the same one, also after a reload, so that an
   * answer lost on the way does not publish it twice; any change of text or pictures makes it another post.
   */
  keyForAttempt(html: string): string {
    this.keepText(html);
    const attemptKey = this.#text?.attemptKey ?? randomId();
    this.#write({ html, attemptKey });
    return attemptKey;
  }

  /** Makes the next attempt a new one: the post has changed, or the server has refused it for good. */
  newAttempt(): void {
    if (this.#text?.attemptKey !== undefined) this.#write({ html: this.#text.html });
  }

  /**
   * The post is out, or its changes are given up: nothing of it is kept, and what comes late (a last pause in typing)
   * is not kept either.
   */
  forget(): void {
    this.#isOver = true;
    this.texts.remove(this.name);
    this.base.forget();
    void this.#inTurn(() => this.pictures.remove());
  }

  /** False when it failed. */
  #inTurn(write: () => Promise<unknown>): Promise<boolean> {
    const done = this.#pictureWrites.then(write).then(
      () => true,
      () => false,
    );
    this.#pictureWrites = done;
    return done;
  }

  #write(text: TextRecord): boolean {
    if (this.#isOver) return true;
    this.#text = text;
    this.base.keep();
    return this.texts.write(this.name, JSON.stringify(text));
  }
}

function parse(kept: string | null): TextRecord | undefined {
  try {
    const record: unknown = JSON.parse(kept ?? '');
    if (typeof record !== 'object' || record === null) return undefined;
    if (!('html' in record) || typeof record.html !== 'string') return undefined;
    const { html } = record;
    const hasKey = 'attemptKey' in record && typeof record.attemptKey === 'string';
    return hasKey ? { html, attemptKey: String(record.attemptKey) } : { html };
  } catch {
    return undefined;
  }
}
