import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import type { Editor } from '@tiptap/core';
import {
  Baseline,
  Bold,
  Ellipsis,
  Highlighter,
  IndentDecrease,
  IndentIncrease,
  Italic,
  List,
  ListOrdered,
  Redo2,
  RemoveFormatting,
  Strikethrough,
  Underline,
  Undo2,
} from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { editorTexts } from '../../texts/editor';
import { BlockMenu } from './BlockMenu';
import { ColourTool } from './ColourTool';
import { LinkTool } from './LinkTool';
import { HIGHLIGHT_SWATCHES, TEXT_SWATCHES } from './textColours';
import { ToolButton } from './ToolButton';
import { moveToolFocus, ToolFocusContext } from './toolFocus';
import { useTools } from './useTools';

interface ToolbarProps {
  editor: Editor;
  /** One row with the commonest tools, the rest behind "More": for phones, above the keyboard. */
  compact: boolean;
  /** A tool of the composer's own before the others. */
  start?: ReactNode;
}

const separator = <Divider orientation="vertical" flexItem sx={{ mx: 1 }} />;

/** What can be done to the text. One stop of the Tab key; arrow keys move inside. */
export function Toolbar({ editor, compact, start }: ToolbarProps) {
  const tools = useTools(editor);
  const [current, setCurrent] = useState(editorTexts.textStyle);
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const focus = useMemo(() => ({ current, setCurrent }), [current]);
  const run = () => editor.chain().focus();

  const colour = (key: 'color' | 'backgroundColor') => (value: string | undefined) => {
    run()
      .setMark('textStyle', { [key]: value ?? null })
      .removeEmptyTextStyle()
      .run();
  };

  const block = <BlockMenu editor={editor} level={tools.level} compact={compact} />;
  const bold = (
    <ToolButton
      label={editorTexts.bold}
      icon={Bold}
      pressed={tools.bold}
      onClick={() => run().toggleBold().run()}
    />
  );
  const italic = (
    <ToolButton
      label={editorTexts.italic}
      icon={Italic}
      pressed={tools.italic}
      onClick={() => run().toggleItalic().run()}
    />
  );
  const underline = (
    <ToolButton
      label={editorTexts.underline}
      icon={Underline}
      pressed={tools.underline}
      onClick={() => run().toggleUnderline().run()}
    />
  );
  const strike = (
    <ToolButton
      label={editorTexts.strikethrough}
      icon={Strikethrough}
      pressed={tools.strike}
      onClick={() => run().toggleStrike().run()}
    />
  );
  const colours = (
    <>
      <ColourTool
        label={editorTexts.textColour}
        icon={Baseline}
        compact={compact}
        swatches={TEXT_SWATCHES}
        value={tools.color}
        onChoose={colour('color')}
      />
      <ColourTool
        label={editorTexts.backgroundColour}
        icon={Highlighter}
        compact={compact}
        swatches={HIGHLIGHT_SWATCHES}
        value={tools.backgroundColor}
        onChoose={colour('backgroundColor')}
      />
    </>
  );
  const numbers = (
    <ToolButton
      label={editorTexts.numberedList}
      icon={ListOrdered}
      pressed={tools.orderedList}
      onClick={() => run().toggleOrderedList().run()}
    />
  );
  const bullets = (
    <ToolButton
      label={editorTexts.bulletedList}
      icon={List}
      pressed={tools.bulletList}
      onClick={() => run().toggleBulletList().run()}
    />
  );
  const indents = (
    <>
      <ToolButton
        label={editorTexts.lessIndent}
        icon={IndentDecrease}
        inactive={!tools.canOutdent}
        onClick={() => run().liftListItem('listItem').run()}
      />
      <ToolButton
        label={editorTexts.moreIndent}
        icon={IndentIncrease}
        inactive={!tools.canIndent}
        onClick={() => run().sinkListItem('listItem').run()}
      />
    </>
  );
  const link = <LinkTool editor={editor} compact={compact} href={tools.href} />;
  const clean = (
    <ToolButton
      label={editorTexts.clearFormatting}
      icon={RemoveFormatting}
      onClick={() => run().unsetAllMarks().clearNodes().run()}
    />
  );

  return (
    <ToolFocusContext value={focus}>
      <Box role="toolbar" aria-label={editorTexts.formatting} onKeyDown={moveToolFocus}>
        {compact ? (
          <>
            {isMoreOpen && (
              <Box
                sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(44px, 1fr))', px: 1 }}
              >
                {underline}
                {strike}
                {colours}
                {numbers}
                {indents}
                {link}
                {clean}
                <ToolButton
                  label={editorTexts.undo}
                  icon={Undo2}
                  inactive={!tools.canUndo}
                  onClick={() => run().undo().run()}
                />
                <ToolButton
                  label={editorTexts.redo}
                  icon={Redo2}
                  inactive={!tools.canRedo}
                  onClick={() => run().redo().run()}
                />
              </Box>
            )}
            <Box sx={{ display: 'flex', alignItems: 'center', px: 1 }}>
              {start}
              {start && separator}
              {block}
              {separator}
              {bold}
              {italic}
              {bullets}
              <Box sx={{ flex: 1 }} />
              <ToolButton
                label={editorTexts.moreFormatting}
                icon={Ellipsis}
                pressed={isMoreOpen}
                onClick={() => setIsMoreOpen(!isMoreOpen)}
              />
            </Box>
          </>
        ) : (
          <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', px: 3 }}>
            {block}
            {separator}
            {bold}
            {italic}
            {underline}
            {strike}
            {separator}
            {colours}
            {separator}
            {numbers}
            {bullets}
            {indents}
            {separator}
            {link}
            {clean}
          </Box>
        )}
      </Box>
    </ToolFocusContext>
  );
}
