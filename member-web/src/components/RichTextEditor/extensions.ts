import { Extension, type Extensions } from '@tiptap/core';
import { OrderedList } from '@tiptap/extension-list';
import { TextStyle } from '@tiptap/extension-text-style';
import { Placeholder } from '@tiptap/extensions';
import { StarterKit } from '@tiptap/starter-kit';
import { isAllowedLink } from '@campus-commons/web-kit/richText/links.ts';
import { DEEPEST_LIST, LINK_REL, LINK_TARGET } from '@campus-commons/web-kit/richText/generated.ts';
import { listDepthAt } from './listDepth';
import { fromElsewhere } from './pasting/pastedHtml';
import { TextColours } from './textColours';

/** How many steps back undo goes. */
const UNDO_DEPTH = 100;

/** Keeps lists within the depth that posts allow when they are indented by key. */
const ListDepth = Extension.create({
  name: 'listDepth',
  priority: 200,
  addKeyboardShortcuts() {
    return {
      Tab: () => listDepthAt(this.editor.state.selection.$from) >= DEEPEST_LIST,
    };
  },
});

const Pasting = Extension.create({ name: 'pasting', transformPastedHTML: fromElsewhere });

/** Posts keep no start number and no numbering style, so a list counts from 1 while it is written too. */
const PlainOrderedList = OrderedList.extend({ addAttributes: () => ({}) });

/** The editor's vocabulary: exactly what the allow-list of posts lets through, and nothing that it would drop. */
export function richTextExtensions(placeholder: string): Extensions {
  return [
    StarterKit.configure({
      blockquote: false,
      code: false,
      codeBlock: false,
      horizontalRule: false,
      orderedList: false,
      // Without code blocks and rules there is nothing to get stuck behind at the end of a text.
      trailingNode: false,
      undoRedo: { depth: UNDO_DEPTH },
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        isAllowedUri: isAllowedLink,
        HTMLAttributes: { rel: LINK_REL, target: LINK_TARGET },
      },
    }),
    PlainOrderedList,
    TextStyle,
    TextColours,
    ListDepth,
    Pasting,
    Placeholder.configure({ placeholder }),
  ];
}
