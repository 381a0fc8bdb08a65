import { isSendKey } from '@campus-commons/web-kit/pressedKey.ts';
import { isBlankText } from '@campus-commons/web-kit/richText/visibleText.ts';
import { whenIdle } from '../../lib/loading/loadLater';
import { fillWithPost } from '../RichText/sanitise';
import { carriesFiles } from '../ImagePicker/transferredImages';
import { insertText, putCaretAtEnd, storedHtmlOf } from './earlyText';

/** After this long without a key the writer pauses. */
const PAUSE_MS = 250;
/** A busy browser may not be idle for seconds. */
const IDLE_TIMEOUT_MS = 300;

interface EarlyFieldOptions {
  html: string;
  /** Its accessible name. */
  label: string;
  placeholder: string;
}

/**
 * The text field before its editor is ready, which takes a slow phone most of a second. It is the element in which the
 * editor then works: the focus, the phone's keyboard and keys that wait for a busy browser stay with it. Until then the
 * browser itself edits the text.
 */
export class EarlyField {
  readonly element = document.createElement('div');
  /** The text that it began with. */
  readonly initialHtml: string;
  /** Hands the text to the editor before it is read; undefined until the editor is there. */
  finish: (() => void) | undefined;
  #isTouched = false;
  #isComposing = false;
  #isUnderDrag = false;
  #touchedAt = -Infinity;
  #pasteThrough: ((event: ClipboardEvent) => void) | undefined;
  readonly #cleanups: (() => void)[] = [];
  readonly #subscribers = new Set<() => void>();

  constructor({ html, label, placeholder }: EarlyFieldOptions) {
    const { element } = this;
    this.initialHtml = html;
    element.className = 'tiptap';
    // The attributes that the editor sets as well.
    for (const [name, value] of Object.entries({
      contenteditable: 'true',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      translate: 'no',
    }))
      element.setAttribute(name, value);
    fillWithPost(element, html === '' ? '<p><br></p>' : html);
    if (element.firstElementChild instanceof HTMLElement)
      element.firstElementChild.dataset.placeholder = placeholder;
    this.#showPlaceholder();

    this.#listen('input', () => this.#changed());
    this.#listen('compositionstart', () => this.#compose(true));
    this.#listen('compositionend', () => this.#compose(false));
    this.#listen('keydown', (event) => this.#pressed(event));
    // What is dropped on an element that has been replaced reaches nobody.
    this.#listen('dragenter', () => (this.#isUnderDrag = true));
    this.#listen('dragleave', (event) => this.#dragLeaves(event));
    this.#listen('drop', () => (this.#isUnderDrag = false));
    this.#listen('paste', (event) => this.#paste(event));
  }

  /** Whether the text is still that which it began with. */
  get isUntouched(): boolean {
    return !this.#isTouched;
  }

  /** The text, limited to what posts may contain. */
  html(): string {
    return this.#isTouched ? storedHtmlOf(this.element) : this.initialHtml;
  }

  isBlank(): boolean {
    return isBlankText(this.element.textContent ?? '');
  }

  /** Focuses it, with the caret at the end. */
  focus(): void {
    this.element.focus({ preventScroll: true });
    putCaretAtEnd(this.element);
  }

  /** Calls `listener` on every change, also of the editor. Returns a function that stops this. */
  subscribe(listener: () => void): () => void {
    this.#subscribers.add(listener);
    return () => this.#subscribers.delete(listener);
  }

  /** Tells that the text has changed. */
  announceChange(): void {
    this.#subscribers.forEach((listener) => listener());
  }

  /** Lets the editor paste. Without it only plain text can be pasted. Returns a function that stops this. */
  pasteThrough(paste: (event: ClipboardEvent) => void): () => void {
    this.#pasteThrough = paste;
    return () => (this.#pasteThrough = undefined);
  }

  /**
   * Runs `work` when the writer pauses, composes no word with an input method and drags nothing, because new elements
   * would end that. Returns a function that cancels it.
   */
  whenQuiet(work: () => void): () => void {
    let cancel: () => void;
    const isBusy = () =>
      this.#isComposing || this.#isUnderDrag || performance.now() - this.#touchedAt < PAUSE_MS;
    const look = () => {
      if (isBusy()) {
        const timer = setTimeout(look, PAUSE_MS);
        cancel = () => clearTimeout(timer);
      } else {
        cancel = whenIdle(() => (isBusy() ? look() : work()), IDLE_TIMEOUT_MS);
      }
    };
    look();
    return () => cancel();
  }

  /** From now on the editor edits the text. */
  release(): void {
    this.#cleanups.forEach((cleanUp) => cleanUp());
  }

  #listen<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ): void {
    this.element.addEventListener(type, listener);
    this.#cleanups.push(() => this.element.removeEventListener(type, listener));
  }

  #changed(): void {
    this.#isTouched = true;
    this.#touchedAt = performance.now();
    this.#showPlaceholder();
    this.announceChange();
  }

  #compose(isComposing: boolean): void {
    this.#isComposing = isComposing;
    this.#touchedAt = performance.now();
  }

  #pressed(event: KeyboardEvent): void {
    this.#touchedAt = performance.now();
    // The composer sends the post on this key, so it must not insert a line break.
    if (isSendKey(event)) event.preventDefault();
  }

  #dragLeaves({ relatedTarget }: DragEvent): void {
    if (!(relatedTarget instanceof Node && this.element.contains(relatedTarget))) this.#isUnderDrag = false;
  }

  #paste(event: ClipboardEvent): void {
    event.preventDefault();
    // The composer receives the bubbling event and adds the pasted pictures.
    if (carriesFiles(event.clipboardData)) return;
    if (this.#pasteThrough) this.#pasteThrough(event);
    else insertText(this.element, event.clipboardData?.getData('text/plain') ?? '');
  }

  #showPlaceholder(): void {
    const { element } = this;
    element.firstElementChild?.classList.toggle(
      'is-editor-empty',
      element.childElementCount === 1 && element.textContent === '',
    );
  }
}
