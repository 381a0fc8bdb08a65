import type { TrayImage } from '../../../components/ImagePicker/pickedImages';
import { isBlankHtml } from '../../../components/RichText/visibleText';
import { attemptsNotedIn } from '../../../lib/attempts';
import type { DraftStore, NewPostDraftName, PostDraftName } from '../../../lib/drafts';
import { EditBase } from '../../../lib/editBase';
import { randomId } from '../../../lib/randomId';
import { parseDraft, type DraftRecord } from './draftRecord';
import type { PictureStore } from './pictureStore';
import type { PostPlace } from './subject';

interface PostDraftOptions {
  texts: DraftStore;
  /** Where the pictures of the draft of that name are kept. */
  picturesOf: (name: PostDraftName) => PictureStore;
  name: PostDraftName;
  /** The page that a new post goes to; everyone without it. */
  page?: PostPlace;
  /** The version of the post that is to be changed. */
  version?: string;
}

/** An unsent post of one member: keeps every change, and forgets all of it once the post is out. */
export class PostDraft {
  /** Which version of the post is changed; nothing of the kind where a new one is written. */
  readonly base: EditBase;
  #name: PostDraftName;
  #page: PostPlace | undefined;
  #record: DraftRecord | undefined;
  /** The record as this tab has last read or written it: anything else is another tab's. */
  #stored: string | null;
  /** The pictures as they were last kept from here; undefined while they are as they were found. */
  #images: TrayImage[] | undefined;
  #isOver = false;
  readonly #attempts = attemptsNotedIn({
    read: () => this.#record?.attempt,
    write: (attempt) => this.#write({ attempt }),
    remove: () => this.#write({ attempt: undefined }),
  });
  readonly #texts: DraftStore;
  readonly #picturesOf: (name: PostDraftName) => PictureStore;
  /** Writes one after the other, so that the last change is also the last one kept. */
  #pictureWrites: Promise<unknown> = Promise.resolve();

  constructor({ texts, picturesOf, name, page, version }: PostDraftOptions) {
    this.base = new EditBase(texts, name, version);
    this.#texts = texts;
    this.#picturesOf = picturesOf;
    this.#name = name;
    this.#page = page;
    this.#stored = texts.read(name);
    this.#record = parseDraft(this.#stored);
  }

  /** The name it is kept under, which changes where it must not overwrite another. */
  get name(): PostDraftName {
    return this.#name;
  }

  /** The kept text; undefined when none was kept. */
  get html(): string | undefined {
    return this.#record?.html;
  }

  /** Keeps the text; false when it will be gone with the tab. */
  keepText(html: string): boolean {
    return html === this.#record?.html || this.#write({ html });
  }

  /**
   * Keeps the text once more when another tab has sent what it had of the same draft, or given it up: what is written in
   * this tab would be gone with it. Answers how to stop.
   */
  outliveOthers(): () => void {
    const name = this.#name;
    return this.#texts.followRemoval(name, (removed) => {
      if (this.#isOver || this.#name !== name || this.#record === undefined) return;
      if (parseDraft(removed)?.html !== this.#record.html) this.#store(this.#record);
    });
  }

  /** The pictures of an earlier visit; undefined when none were kept, and where the browser keeps none. */
  readPictures(): Promise<TrayImage[] | undefined> {
    return this.#pictures.read().catch(() => undefined);
  }

  /** Keeps the pictures; false when they will be gone with the tab. */
  keepPictures(images: TrayImage[]): Promise<boolean> {
    if (this.#isOver) return Promise.resolve(true);
    this.#write({ pictures: images.length });
    this.#images = images;
    const shelf = this.#pictures;
    return this.#inTurn(() => shelf.write(images));
  }

  /**
   * The key to send this post with. Every attempt at the same post gets the same one, also after a reload, so that an
   * answer lost on the way does not publish it twice; any change of text, pictures or place makes it another post.
   * @param images those that are sent; a picture keeps its id for as long as it is kept
   */
  keyForAttempt(html: string, images: readonly TrayImage[]): string {
    // In any case: another tab may have written under this name since.
    this.#write({ html });
    return this.#attempts.keyFor([html, images.map(({ id, alt }) => [id, alt]), this.#page?.id]);
  }

  /** Makes the next attempt a new one: the post has changed, or the server has refused it for good. */
  newAttempt(): void {
    if (this.#record?.attempt !== undefined) this.#attempts.over();
  }

  /**
   * Makes it a post for everyone, text and pictures. Where another draft for everyone waits already, both stay. False when
   * it will be gone with the tab.
   */
  moveToEveryone(): boolean {
    const [from, shelf] = [this.#name, this.#pictures];
    const isTaken = hasContent(parseDraft(this.#texts.read('post')));
    this.#name = isTaken ? furtherName() : 'post';
    this.#page = undefined;
    const record = { ...this.#record };
    // Where there is no room for two, the old one goes first.
    const isKept = this.#store(record);
    this.#texts.remove(from);
    this.#carryPictures(shelf, true);
    return isKept || this.#store(record);
  }

  /**
   * The post is out, or its changes are given up: nothing of it is kept, and what comes late (a last pause in typing)
   * is not kept either. What another tab has written under the same name since stays.
   */
  forget(): void {
    this.#isOver = true;
    if (this.#isOthersNow()) return;
    this.#texts.remove(this.#name);
    this.base.forget();
    const shelf = this.#pictures;
    void this.#inTurn(() => shelf.remove());
  }

  get #pictures(): PictureStore {
    return this.#picturesOf(this.#name);
  }

  /** Whether another tab has written a new post under this name since this one last did. */
  #isOthersNow(): boolean {
    if (this.#name.startsWith('edit:')) return false;
    const stored = this.#texts.read(this.#name);
    return stored !== null && stored !== this.#stored;
  }

  /** Takes the pictures along to the name that the draft has now. */
  #carryPictures(from: PictureStore, isMove: boolean): void {
    const to = this.#pictures;
    void this.#inTurn(async () => {
      const images = this.#images ?? (await from.read());
      if (images) await to.write(images);
      if (isMove) await from.remove();
    });
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

  /** Keeps what has changed. */
  #write(changes: Partial<DraftRecord>): boolean {
    if (this.#isOver) return true;
    if (this.#isOthersNow()) {
      // Both stay: what the other tab has written where it is, and this under a name of its own.
      const shelf = this.#pictures;
      this.#name = furtherName();
      this.#carryPictures(shelf, false);
    }
    return this.#store({ ...this.#record, ...changes });
  }

  #store(record: DraftRecord): boolean {
    this.#record = { ...record, page: this.#page, changedAt: new Date().toISOString() };
    this.#stored = JSON.stringify(this.#record);
    this.base.keep();
    return this.#texts.write(this.#name, this.#stored);
  }
}

function furtherName(): NewPostDraftName {
  return `more:${randomId()}`;
}

function hasContent(record: DraftRecord | undefined): boolean {
  return record !== undefined && (!isBlankHtml(record.html ?? '') || (record.pictures ?? 0) > 0);
}
