import { Extension, type EditorOptions, type Extensions } from '@tiptap/core';
import { OrderedList } from '@tiptap/extension-list';
import { TextStyle } from '@tiptap/extension-text-style';
import { Placeholder } from '@tiptap/extensions';
import { StarterKit } from '@tiptap/starter-kit';
import { isAllowedLink, withoutLineBreaks } from '@campus-commons/web-kit/richText/links.ts';
import { MAX_LIST_DEPTH, LINK_REL, LINK_TARGET } from '@campus-commons/web-kit/richText/generated.ts';
import { listDepthAt, TypedLists } from './lists';
import { AddressLinks } from './addressLinks';
import { CodeLines, InlineCode } from './code';
import { cleanPastedHtml } from './pasting/pastedHtml';
import { PlainText } from './pasting/plainText';
import { TextColours } from './textColours';

/** Number of steps that can be undone. */
const UNDO_DEPTH = 100;

/** Keeps lists within the depth that posts allow when they are indented by key. */
const ListDepth = Extension.create({
  name: 'listDepth',
  priority: 200,
  addKeyboardShortcuts() {
    return {
      Tab: () => listDepthAt(this.editor.state.selection.$from) >= MAX_LIST_DEPTH,
    };
  },
});

const Pasting = Extension.create({ name: 'pasting', transformPastedHTML: cleanPastedHtml });

/** Posts store no start number and no numbering style, so lists in the editor start at 1 as well. */
const PlainOrderedList = OrderedList.extend({ addAttributes: () => ({}) });

/** The editor's schema: exactly the elements and attributes that the allow-list of posts admits. */
export function richTextExtensions(placeholder: string): Extensions {
  return [
    StarterKit.configure({
      code: false,
      codeBlock: false,
      horizontalRule: false,
      orderedList: false,
      // It would store an empty line: code at the end is left by key, or by a click below it.
      trailingNode: false,
      undoRedo: { depth: UNDO_DEPTH },
      link: {
        openOnClick: false,
        // AddressLinks does it.
        autolink: false,
        defaultProtocol: 'https',
        isAllowedUri: isAllowedLink,
        HTMLAttributes: { rel: LINK_REL, target: LINK_TARGET },
      },
    }),
    PlainOrderedList,
    CodeLines,
    InlineCode,
    TextStyle,
    TextColours,
    ListDepth,
    TypedLists,
    AddressLinks,
    Pasting,
    PlainText,
    Placeholder.configure({ placeholder }),
  ];
}

/**
 * What makes an editor of posts.
 * @param html its text: a line break in it is a space, as in a shown post, and other spaces stay as they are
 */
export function editorOptions(html: string, placeholder: string) {
  return {
    extensions: richTextExtensions(placeholder),
    content: withoutLineBreaks(html),
    parseOptions: { preserveWhitespace: true },
    enableInputRules: [TypedLists, CodeLines],
    enablePasteRules: false,
  } satisfies Partial<EditorOptions>;
}
