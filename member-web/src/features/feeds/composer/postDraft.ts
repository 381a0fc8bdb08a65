import type { Attachment } from '../../../components/ImagePicker/attachments';
import { isBlankHtml } from '@campus-commons/web-kit/richText/visibleText.ts';
import { idempotencyKeysStoredIn, randomId } from '../../../lib/drafts/idempotencyKeys';
import type { DraftStore, NewPostDraftName, PostDraftName } from '../../../lib/drafts/drafts';
import { parseMentions } from '../../../lib/drafts/chosenMentions';
import type { Mention } from '../../../lib/text/mentions';
import { EditBase } from '../../../lib/drafts/editConflicts';
import { parseDraft, type DraftRecord } from './draftRecord';
import { pollToSend, writtenOptions, type PollChange } from './pollForm';
import type { PictureStore } from '../exports/pictureStore';
import type { Heading, PostKind, PostPlace, PostProject } from './subject';

interface PostDraftOptions {
  texts: DraftStore;
  /** Returns the picture store of a draft. */
  picturesOf: (name: PostDraftName) => PictureStore;
  name: PostDraftName;
  /** The page that a new post goes to; everyone without it. */
  page?: PostPlace;
  /** The project that a new post is an update about. */
  project?: PostProject;
  /** What a new post is; a post without it. */
  postKind?: PostKind;
  /** The version of the post that is edited. */
  version?: string;
}

/** The draft of a post: stores every change, and removes everything once the post is sent. */
export class PostDraft {
  /** The version of the post that is edited; without a version for a new post. */
  readonly base: EditBase;
  #name: PostDraftName;
  #page: PostPlace | undefined;
  readonly #project: PostProject | undefined;
  #postKind: PostKind;
  #record: DraftRecord | undefined;
  /** The record as this tab last read or wrote it; any other stored record is from another tab. */
  #stored: string | null;
  /** The pictures that this tab stored last; undefined while they are unchanged. */
  #images: Attachment[] | undefined;
  #isRemoved = false;
  readonly #idempotencyKeys = idempotencyKeysStoredIn({
    read: () => this.#record?.attempt,
    write: (attempt) => this.#write({ attempt }),
    remove: () => this.#write({ attempt: undefined }),
  });
  readonly #texts: DraftStore;
  readonly #picturesOf: (name: PostDraftName) => PictureStore;
  /** Writes run one after the other, so that the last change is also the last one stored. */
  #pictureWrites: Promise<unknown> = Promise.resolve();

  constructor({ texts, picturesOf, name, page, project, postKind = 'post', version }: PostDraftOptions) {
    this.base = new EditBase(texts, name, version);
    this.#texts = texts;
    this.#picturesOf = picturesOf;
    this.#name = name;
    this.#page = page;
    this.#project = project;
    this.#postKind = postKind;
    this.#stored = texts.read(name);
    this.#record = parseDraft(this.#stored);
  }

  /** The name that it is stored under; it changes when it would overwrite the draft of another tab. */
  get name(): PostDraftName {
    return this.#name;
  }

  /** The stored text; undefined if there is none. */
  get html(): string | undefined {
    return this.#record?.html;
  }

  /** The stored title, and whether everybody may read it; undefined where that was not changed. */
  get heading(): Partial<Pick<Heading, 'title' | 'isPublic'>> {
    return { title: this.#record?.title, isPublic: this.#record?.isPublic };
  }

  /** Stores the title and who may read it. Returns false if they are only in memory. */
  storeHeading({ title, isPublic }: Heading): boolean {
    return this.#write({ title, isPublic });
  }

  /** What becomes of its poll. */
  get poll(): PollChange {
    return this.#record?.poll;
  }

  /** Stores the poll. Returns false if it is only in memory. */
  storePoll(poll: PollChange): boolean {
    return this.#write({ poll });
  }

  /** Whether it has neither text nor pictures. */
  get isEmpty(): boolean {
    return !hasContent(this.#record);
  }

  /** The members whom its author has chosen to mention. */
  get mentions(): readonly Mention[] {
    return parseMentions(this.#record?.mentions);
  }

  /** Remembers a chosen member; whether the text still has the name is looked at when it is sent. */
  addMention(member: Mention): void {
    this.#write({ mentions: JSON.stringify([...this.mentions, member]) });
  }

  /** Stores the text. Returns false if it is only in memory and will be lost with the tab. */
  storeText(html: string): boolean {
    return html === this.#record?.html || this.#write({ html });
  }

  /**
   * Stores the draft again whenever another tab sends or discards its version, because that also removes the text of
   * this tab. Returns a function that stops this.
   */
  restoreWhenRemoved(): () => void {
    const name = this.#name;
    return this.#texts.subscribeToRemoval(name, (removed) => {
      if (this.#isRemoved || this.#name !== name || this.#record === undefined) return;
      if (parseDraft(removed)?.html !== this.#record.html) this.#store(this.#record);
    });
  }

  /** The stored pictures; undefined if there are none, or the browser cannot store files. */
  readPictures(): Promise<Attachment[] | undefined> {
    return this.#pictures.read().catch(() => undefined);
  }

  /** Stores the pictures. Resolves to false if they are only in memory and will be lost with the tab. */
  storePictures(images: Attachment[]): Promise<boolean> {
    if (this.#isRemoved) return Promise.resolve(true);
    this.#write({ pictures: images.length });
    this.#images = images;
    const pictureStore = this.#pictures;
    return this.#enqueue(() => pictureStore.write(images));
  }

  /**
   * The idempotency key to send this post with. Every attempt with the same content gets the same key, also after a
   * reload, so that a lost answer does not publish it twice. A change of text, pictures or page gets another key.
   * @param images pictures to send; the id of a picture is stable in its draft
   * @param mentions ids of the members whom it mentions
   * @param heading of a question or an article
   * @param poll of a post
   */
  idempotencyKeyFor(
    html: string,
    images: readonly Attachment[],
    mentions: readonly string[] = [],
    heading?: Heading,
    poll?: PollChange,
  ): string {
    // Also needed if the text is unchanged, because another tab may have written under this name meanwhile.
    this.#write({ html });
    return this.#idempotencyKeys.keyFor([
      html,
      images.map(({ id, alt }) => [id, alt]),
      this.#page?.id ?? this.#project?.id,
      ...mentions,
      ...(heading ? [heading.kind, heading.title, heading.isPublic] : []),
      ...(poll ? [pollToSend(poll)] : []),
    ]);
  }

  /** The next attempt gets a new key: the post has changed, or the server has finally refused it. */
  discardIdempotencyKey(): void {
    if (this.#record?.attempt !== undefined) this.#idempotencyKeys.discard();
  }

  /**
   * Changes where it goes, with text and pictures: a page, or everyone; and what it is. If there is already a draft for
   * that, both are kept. Returns false if it is only in memory and will be lost with the tab.
   */
  moveTo(page: PostPlace | undefined, kind = this.#postKind): boolean {
    const [from, pictureStore] = [this.#name, this.#pictures];
    this.#postKind = kind;
    const name = kind === 'post' && page ? (`post:${page.id}` as const) : kind;
    const isTaken = name !== from && hasContent(parseDraft(this.#texts.read(name)));
    this.#name = isTaken ? additionalName() : name;
    this.#page = page;
    this.#stored = this.#texts.read(this.#name);
    // Nothing is written yet.
    if (this.#record === undefined) return true;
    const record = { ...this.#record };
    // If the storage has no room for both, the old record is removed first.
    const isStored = this.#store(record);
    if (this.#name === from) return isStored;
    this.#texts.remove(from);
    this.#transferPictures(pictureStore, true);
    return isStored || this.#store(record);
  }

  /**
   * Removes the draft, because the post was sent or its changes were discarded. Later changes, such as a debounced
   * write, are ignored. A draft that another tab has written under the same name meanwhile is kept.
   */
  remove(): void {
    this.#isRemoved = true;
    if (this.#isFromOtherTab()) return;
    this.#texts.remove(this.#name);
    this.base.remove();
    const pictureStore = this.#pictures;
    void this.#enqueue(() => pictureStore.remove());
  }

  get #pictures(): PictureStore {
    return this.#picturesOf(this.#name);
  }

  /** Whether another tab has written a new post under this name since this tab's last write. */
  #isFromOtherTab(): boolean {
    if (this.#name.startsWith('edit:')) return false;
    const stored = this.#texts.read(this.#name);
    return stored !== null && stored !== this.#stored;
  }

  /** Copies or moves the pictures to the current name of the draft. */
  #transferPictures(from: PictureStore, isMove: boolean): void {
    const to = this.#pictures;
    void this.#enqueue(async () => {
      const images = this.#images ?? (await from.read());
      if (images) await to.write(images);
      if (isMove) await from.remove();
    });
  }

  /** Runs after earlier writes. Resolves to false if it failed. */
  #enqueue(write: () => Promise<unknown>): Promise<boolean> {
    const done = this.#pictureWrites.then(write).then(
      () => true,
      () => false,
    );
    this.#pictureWrites = done;
    return done;
  }

  /** Stores the changes. */
  #write(changes: Partial<DraftRecord>): boolean {
    if (this.#isRemoved) return true;
    if (this.#isFromOtherTab()) {
      // Keeps both drafts: this one gets a new name, because the other tab's draft has the old one.
      const pictureStore = this.#pictures;
      this.#name = additionalName();
      this.#transferPictures(pictureStore, false);
    }
    return this.#store({ ...this.#record, ...changes });
  }

  #store(record: DraftRecord): boolean {
    const postKind = this.#postKind === 'post' ? undefined : this.#postKind;
    this.#record = {
      ...record,
      postKind,
      page: this.#page,
      project: this.#project,
      changedAt: new Date().toISOString(),
    };
    this.#stored = JSON.stringify(this.#record);
    this.base.save();
    return this.#texts.write(this.#name, this.#stored);
  }
}

function additionalName(): NewPostDraftName {
  return `more:${randomId()}`;
}

function hasContent(record: DraftRecord | undefined): boolean {
  return (
    record !== undefined &&
    [
      record.title?.trim(),
      !isBlankHtml(record.html ?? ''),
      record.pictures,
      record.poll && writtenOptions(record.poll).length > 0,
    ].some(Boolean)
  );
}
