import { isSendKey } from '@campus-commons/web-kit/pressedKey.ts';
import Box from '@mui/material/Box';
import { Editor as TextEditor } from '@tiptap/core';
import { startTransition, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { isBlankText } from '@campus-commons/web-kit/richText/visibleText.ts';
import { whenIdle } from '../../lib/loading/loadLater';
import { carriesFiles } from '../ImagePicker/transferredImages';
import { toStoredHtml } from '../RichText/sanitise';
import { linkAddressAtCaret, linkAllAddresses } from './addressLinks';
import { fenceTypedLines, finishFence } from './code';
import type { EarlyField } from './EarlyField';
import type { RichTextEditorProps, TextSource } from './editorProps';
import { editorOptions } from './extensions';
import { takeOver } from './takeOver';
import { Toolbar } from './Toolbar';
import type { SuggestionField } from '../suggestions/suggestionField';

/** The editor is created within this time, even if the browser is never idle. */
const IDLE_TIMEOUT_MS = 300;

interface EditorProps extends Pick<
  RichTextEditorProps,
  'label' | 'placeholder' | 'compact' | 'toolbarStart'
> {
  /** The field that it takes over. */
  field: EarlyField;
  /** The toolbar until there is one. */
  fallback: ReactNode;
  /** Called when it has taken the field over. */
  onTaken: (source: TextSource) => void;
  /** Called before it is destroyed. */
  onLeave: () => void;
}

/** A created editor, and the function that makes it take the field over, if it has not yet. */
interface Created {
  editor: TextEditor;
  take: () => void;
}

/**
 * The editor itself, including ProseMirror, as its toolbar. It is created when the browser is idle, so that the text field
 * does not wait for it, and takes the field over when the writer pauses or wants a tool. {@link RichTextEditor} loads it
 * on demand.
 */
export function Editor({
  field,
  label,
  placeholder,
  compact,
  toolbarStart,
  fallback,
  onTaken,
  onLeave,
}: EditorProps) {
  const [created, setCreated] = useState<Created>();
  const createEditor = useEffectEvent(() => newEditor(field.initialHtml, label, placeholder));
  const announce = useEffectEvent((editor: TextEditor) => {
    editor.on('update', () => field.announceChange());
    onTaken({
      html: () => toStoredHtml(editor.getHTML()),
      finish: () => {
        linkAddressAtCaret(editor);
        finishFence(editor);
      },
      isBlank: () => isBlankText(editor.getText({ blockSeparator: '' })),
      suggestions: suggestionFieldOf(editor, field.element),
    });
  });
  const leave = useEffectEvent(onLeave);

  useEffect(() => {
    let editor: TextEditor | undefined;
    let isTaken = false;
    let cancelTaking = () => {};
    const take = () => {
      editor ??= createEditor();
      if (isTaken) return editor;
      isTaken = true;
      takeOver(editor, field);
      announce(editor);
      // What was typed or pasted before the editor was there.
      if (!field.isUntouched) {
        fenceTypedLines(editor);
        linkAllAddresses(editor);
      }
      return editor;
    };
    const stopPasting = field.pasteThrough((event) => pasteInto(take(), event));
    const cancelCreation = whenIdle(() => {
      const ready = (editor ??= createEditor());
      startTransition(() => setCreated({ editor: ready, take }));
      cancelTaking = field.whenQuiet(take);
      // Who posts without a pause gets links, too.
      field.finish = take;
    }, IDLE_TIMEOUT_MS);
    return () => {
      cancelCreation();
      cancelTaking();
      stopPasting();
      field.finish = undefined;
      leave();
      editor?.destroy();
    };
  }, [field]);

  if (!created) return fallback;
  const { editor, take } = created;
  return (
    // A tool works on the editor's text, so the editor must have it before the tool gets the click.
    <Box onClickCapture={take}>
      <Toolbar editor={editor} compact={compact} start={toolbarStart} />
    </Box>
  );
}

function newEditor(html: string, label: string, placeholder: string): TextEditor {
  return new TextEditor({
    element: null,
    ...editorOptions(html, placeholder),
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      // True means handled: the composer receives the bubbling event and adds the pasted pictures.
      handlePaste: (_view, event) => carriesFiles(event.clipboardData),
      handleDrop: (_view, event) => carriesFiles(event.dataTransfer),
      // True means handled: the composer sends the post on this key, so the editor must not insert a line break.
      handleKeyDown: (_view, event) => isSendKey(event),
    },
  });
}

function pasteInto({ view }: TextEditor, event: ClipboardEvent): void {
  const html = event.clipboardData?.getData('text/html');
  if (html) view.pasteHTML(html, event);
  else view.pasteText(event.clipboardData?.getData('text/plain') ?? '', event);
}

/** The editor's text as one in which members and topics are suggested. */
function suggestionFieldOf(editor: TextEditor, element: HTMLElement): SuggestionField {
  return {
    element,
    textBefore: () => {
      const { $from, empty } = editor.state.selection;
      const { isTextblock, type } = $from.parent;
      if (!empty || !isTextblock || type.spec.code || !editor.isFocused) return null;
      return $from.parent.textBetween(0, $from.parentOffset, '\n', '\n');
    },
    place: () => editor.view.coordsAtPos(editor.state.selection.from),
    replace: (length, text) => {
      const { from, $from } = editor.state.selection;
      const isSpaceNext = $from.nodeAfter?.text?.startsWith(' ');
      const { tr } = editor.state;
      tr.insertText(`${text} `, from - length, isSpaceNext ? from + 1 : from);
      editor.view.dispatch(tr.scrollIntoView());
    },
    subscribe: (listener) => {
      const events = ['transaction', 'focus', 'blur'] as const;
      for (const name of events) editor.on(name, listener);
      return () => {
        for (const name of events) editor.off(name, listener);
      };
    },
  };
}
