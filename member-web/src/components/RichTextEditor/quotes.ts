import type { ChainedCommands } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';

/** What the tool "Quote" does: makes a quote of the selected blocks, or text of the quote. */
export const toggleQuote = (chain: ChainedCommands): ChainedCommands =>
  chain
    // Of what Control + A selects, the library could not make text again.
    .command(({ tr }) => {
      const { $from, $to } = tr.selection;
      tr.setSelection(TextSelection.between($from, $to));
      return true;
    })
    .toggleBlockquote();
