import type { ChainedCommands, Editor } from '@tiptap/core';
import {
  Bold,
  Code,
  IndentDecrease,
  IndentIncrease,
  Italic,
  List,
  ListOrdered,
  Redo2,
  RemoveFormatting,
  Strikethrough,
  TextQuote,
  Underline,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { editorTexts } from '../../texts/editor';
import { toggleCode } from './code';
import { toggleQuote } from './quotes';
import type { ToolState } from './useTools';

type Switch = { [Key in keyof ToolState]: ToolState[Key] extends boolean ? Key : never }[keyof ToolState];

/** A tool that changes the text with one click. */
export interface Tool {
  label: string;
  icon: LucideIcon;
  run: (chain: ChainedCommands, editor: Editor) => ChainedCommands;
  /** For toggles: what says whether the format is on at the cursor. */
  isOn?: Switch;
  /** What says whether the tool has an effect at the cursor; it always has one if undefined. */
  isActive?: Switch;
}

export const tools = {
  bold: { label: editorTexts.bold, icon: Bold, run: (chain) => chain.toggleBold(), isOn: 'bold' },
  italic: { label: editorTexts.italic, icon: Italic, run: (chain) => chain.toggleItalic(), isOn: 'italic' },
  underline: {
    label: editorTexts.underline,
    icon: Underline,
    run: (chain) => chain.toggleUnderline(),
    isOn: 'underline',
  },
  strike: {
    label: editorTexts.strikethrough,
    icon: Strikethrough,
    run: (chain) => chain.toggleStrike(),
    isOn: 'strike',
  },
  numbers: {
    label: editorTexts.numberedList,
    icon: ListOrdered,
    run: (chain) => chain.toggleOrderedList(),
    isOn: 'orderedList',
  },
  bullets: {
    label: editorTexts.bulletedList,
    icon: List,
    run: (chain) => chain.toggleBulletList(),
    isOn: 'bulletList',
  },
  quote: { label: editorTexts.quote, icon: TextQuote, run: toggleQuote, isOn: 'quote' },
  code: { label: editorTexts.code, icon: Code, run: toggleCode, isOn: 'code' },
  outdent: {
    label: editorTexts.lessIndent,
    icon: IndentDecrease,
    run: (chain) => chain.liftListItem('listItem'),
    isActive: 'canOutdent',
  },
  indent: {
    label: editorTexts.moreIndent,
    icon: IndentIncrease,
    run: (chain) => chain.sinkListItem('listItem'),
    isActive: 'canIndent',
  },
  clean: {
    label: editorTexts.clearFormatting,
    icon: RemoveFormatting,
    run: (chain) => chain.unsetAllMarks().setNode('paragraph').clearNodes(),
  },
  undo: { label: editorTexts.undo, icon: Undo2, run: (chain) => chain.undo(), isActive: 'canUndo' },
  redo: { label: editorTexts.redo, icon: Redo2, run: (chain) => chain.redo(), isActive: 'canRedo' },
} satisfies Record<string, Tool>;
