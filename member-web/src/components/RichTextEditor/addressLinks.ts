import { withoutInvisibleMarks } from '@campus-commons/web-kit/contactInput.ts';
import { isAllowedLink } from '@campus-commons/web-kit/richText/links.ts';
import { combineTransactionSteps, Extension, getChangedRanges, type Editor, type Range } from '@tiptap/core';
import { isHistoryTransaction } from '@tiptap/pm/history';
import type { Node as TextNode } from '@tiptap/pm/model';
import { Plugin, type Transaction } from '@tiptap/pm/state';
import { findAddresses, type FoundAddress } from '../../lib/text/findAddresses';

/** Stands for a line break in the text of a block: as long as its node, and a space. */
const LEAF = '\n';
/** What may stand between an address and the place where it was finished: the rest of its word, and spaces. */
const NO_SPACE = /^\S*\s*$/u;

/**
 * Which addresses of a block to link; undefined without looking for any.
 * @param text of the block, with {@link LEAF}
 * @param start position of the block's text
 */
type Choice = (text: string, start: number) => ((address: FoundAddress) => boolean) | undefined;

/** Links the addresses that are typed and followed by a space or a new line, and all that are pasted or dropped. */
export const AddressLinks = Extension.create({
  name: 'addressLinks',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, oldState, { tr }) => {
        const isNoText = transactions.some(
          (transaction) => isHistoryTransaction(transaction) || transaction.getMeta('preventAutolink'),
        );
        if (isNoText || !transactions.some(({ docChanged }) => docChanged)) return null;
        const isPasted = transactions.some((transaction) =>
          ['paste', 'drop'].includes(String(transaction.getMeta('uiEvent'))),
        );
        const { doc } = tr;
        for (const { newRange } of getChangedRanges(combineTransactionSteps(oldState.doc, [...transactions])))
          linkAddresses(tr, doc, newRange, isPasted ? within(newRange) : endedAt(newRange.to));
        return tr.docChanged ? tr : null;
      },
    }),
  ],
});

/** Links every address in the text, as after pasting. */
export function linkAllAddresses({ view, state }: Editor): void {
  const { tr } = state;
  linkAddresses(tr, tr.doc, { from: 0, to: tr.doc.content.size }, () => () => true);
  if (tr.docChanged) view.dispatch(tr);
}

/** Links the address that ends at the caret: nothing is typed after the last one of a post. */
export function linkAddressAtCaret({ view, state }: Editor): void {
  const { tr } = state;
  const { from, empty } = state.selection;
  if (empty) linkAddresses(tr, tr.doc, { from, to: from }, isBefore(from));
  if (tr.docChanged) view.dispatch(tr);
}

const within =
  ({ from, to }: Range): Choice =>
  (_text, start) =>
  (address) =>
    start + address.end > from && start + address.start < to;

/** Addresses that end before a place, in the word before it. */
const isBefore =
  (place: number): Choice =>
  (text, start) =>
  ({ end }) =>
    end <= place - start && NO_SPACE.test(text.slice(end, place - start));

/** The same, if a space was typed there, or the block ends before it. */
const endedAt =
  (place: number): Choice =>
  (text, start) =>
    place - start > text.length || /\s/.test(text.charAt(place - start - 1))
      ? isBefore(place)(text, start)
      : undefined;

function linkAddresses(tr: Transaction, doc: TextNode, { from, to }: Range, choose: Choice): void {
  doc.nodesBetween(from, to, (block, position) => {
    if (!block.isTextblock) return true;
    const text = block.textBetween(0, block.content.size, undefined, LEAF);
    const start = position + 1;
    const isChosen = choose(text, start);
    if (isChosen)
      for (const address of findAddresses(text)) if (isChosen(address)) link(tr, block, start, address);
    return false;
  });
}

/** Links an address, unless it is code, or the writer has linked something in it. */
function link(tr: Transaction, block: TextNode, start: number, address: FoundAddress): void {
  const type = block.type.schema.marks.link;
  if (!type) return;
  let isLinkedOtherwise = false;
  block.nodesBetween(address.start, address.end, (node) => {
    const mark = type.isInSet(node.marks);
    // The beginning of this address, which was linked before the rest was typed.
    isLinkedOtherwise ||= !!mark && findAddresses(node.text ?? '')[0]?.href !== mark.attrs.href;
    isLinkedOtherwise ||= node.marks.some(({ type: { spec } }) => spec.code);
  });
  if (isLinkedOtherwise) return;
  tr.addMark(start + address.start, start + address.end, type.create({ href: address.href }));
}

const EMAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const PHONE = /^\+?[\d ()-]{6,20}$/;
const DOMAIN = /^[^\s/@:]+\.[^\s/@:.]{2,}([/?#:].*)?$/;

/**
 * The URL for a text typed into the link field: a complete URL unchanged, `a@b.in` as mailto, a phone number as tel,
 * `iet.ac.in` as https. Undefined for anything else.
 */
export function toLink(typed: string): string | undefined {
  const text = withoutInvisibleMarks(typed);
  if (EMAIL.test(text)) return `mailto:${text}`;
  if (PHONE.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  if (isAllowedLink(text)) return text;
  const withScheme = `https://${text}`;
  return DOMAIN.test(text) && isAllowedLink(withScheme) ? withScheme : undefined;
}
