import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { MAX_LIST_DEPTH } from '@campus-commons/web-kit/richText/generated.ts';
import type { HeadingLevel } from './BlockMenu';
import { listDepthAt } from './lists';

/** The formats at the cursor, as the toolbar shows them. */
export interface ToolState {
  bold: boolean;
  italic: boolean;
  underline: boolean;
  strike: boolean;
  quote: boolean;
  code: boolean;
  bulletList: boolean;
  orderedList: boolean;
  canIndent: boolean;
  canOutdent: boolean;
  canUndo: boolean;
  canRedo: boolean;
  level: HeadingLevel | undefined;
  href: string | undefined;
  color: string | undefined;
  backgroundColor: string | undefined;
}

function readTools(editor: Editor): ToolState {
  const depth = listDepthAt(editor.state.selection.$from);
  const heading = editor.getAttributes('heading') as { level?: HeadingLevel };
  const link = editor.getAttributes('link') as { href?: string };
  const style = editor.getAttributes('textStyle') as {
    color?: string | null;
    backgroundColor?: string | null;
  };
  return {
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    underline: editor.isActive('underline'),
    strike: editor.isActive('strike'),
    quote: editor.isActive('blockquote'),
    code: editor.isActive('codeBlock') || editor.isActive('code'),
    bulletList: editor.isActive('bulletList'),
    orderedList: editor.isActive('orderedList'),
    canIndent: depth > 0 && depth < MAX_LIST_DEPTH && editor.can().sinkListItem('listItem'),
    canOutdent: depth > 0,
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
    level: editor.isActive('heading') ? heading.level : undefined,
    href: editor.isActive('link') ? link.href : undefined,
    color: style.color ?? undefined,
    backgroundColor: style.backgroundColor ?? undefined,
  };
}

/** The toolbar's state; renders again only when something in it changes, not on every key. */
export function useTools(editor: Editor): ToolState {
  return useEditorState({ editor, selector: (snapshot) => readTools(snapshot.editor) });
}
