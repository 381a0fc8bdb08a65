import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import type { Editor } from '@tiptap/core';
import { Baseline, Ellipsis, Highlighter } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { editorTexts } from '../../texts/editor';
import { BlockMenu } from './BlockMenu';
import { ColourTool } from './ColourTool';
import { LinkTool } from './LinkTool';
import { HIGHLIGHT_SWATCHES, TEXT_SWATCHES } from './textColours';
import { ToolButton } from './ToolButton';
import { moveToolFocus, ToolFocusContext } from './toolFocus';
import { tools, type Tool } from './tools';
import { useTools } from './useTools';

interface ToolbarProps {
  editor: Editor;
  /** One row with the most common tools, and the others behind "More": for phones, above the keyboard. */
  compact: boolean;
  /** A tool of the composer, before the others. */
  start?: ReactNode;
}

// With these margins and widths the tools fit in one row from 768 px.
const separator = <Divider orientation="vertical" flexItem sx={{ mx: 0.5 }} />;

/** The editor's toolbar: a single tab stop; arrow keys move between its tools. */
export function Toolbar({ editor, compact, start }: ToolbarProps) {
  const state = useTools(editor);
  const [current, setCurrent] = useState(editorTexts.textStyle);
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const focus = useMemo(() => ({ current, setCurrent }), [current]);

  const tool = ({ label, icon, run, isOn, isActive }: Tool) => (
    <ToolButton
      label={label}
      icon={icon}
      pressed={isOn && state[isOn]}
      inactive={isActive && !state[isActive]}
      onClick={() => run(editor.chain().focus(), editor).run()}
    />
  );
  const colour = (key: 'color' | 'backgroundColor') => (value: string | undefined) => {
    editor
      .chain()
      .focus()
      .setMark('textStyle', { [key]: value ?? null })
      .removeEmptyTextStyle()
      .run();
  };
  const block = <BlockMenu editor={editor} level={state.level} compact={compact} />;
  const colours = (
    <>
      <ColourTool
        label={editorTexts.textColour}
        icon={Baseline}
        compact={compact}
        swatches={TEXT_SWATCHES}
        value={state.color}
        onChoose={colour('color')}
      />
      <ColourTool
        label={editorTexts.backgroundColour}
        icon={Highlighter}
        compact={compact}
        swatches={HIGHLIGHT_SWATCHES}
        value={state.backgroundColor}
        onChoose={colour('backgroundColor')}
      />
    </>
  );
  const link = <LinkTool editor={editor} compact={compact} href={state.href} />;

  return (
    <ToolFocusContext value={focus}>
      <Box role="toolbar" aria-label={editorTexts.formatting} onKeyDown={moveToolFocus}>
        {compact ? (
          <>
            {isMoreOpen && (
              <Box
                sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(44px, 1fr))', px: 1 }}
              >
                {tool(tools.underline)}
                {tool(tools.strike)}
                {colours}
                {tool(tools.numbers)}
                {tool(tools.outdent)}
                {tool(tools.indent)}
                {tool(tools.quote)}
                {tool(tools.code)}
                {link}
                {tool(tools.clean)}
                {tool(tools.undo)}
                {tool(tools.redo)}
              </Box>
            )}
            <Box sx={{ display: 'flex', alignItems: 'center', px: 1 }}>
              {start}
              {start && separator}
              {block}
              {separator}
              {tool(tools.bold)}
              {tool(tools.italic)}
              {tool(tools.bullets)}
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
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              flexWrap: 'wrap',
              px: 2,
              '& > .MuiIconButton-root': { width: 40 },
            }}
          >
            {block}
            {separator}
            {tool(tools.bold)}
            {tool(tools.italic)}
            {tool(tools.underline)}
            {tool(tools.strike)}
            {separator}
            {colours}
            {separator}
            {tool(tools.numbers)}
            {tool(tools.bullets)}
            {tool(tools.outdent)}
            {tool(tools.indent)}
            {separator}
            {tool(tools.quote)}
            {tool(tools.code)}
            {link}
            {tool(tools.clean)}
          </Box>
        )}
      </Box>
    </ToolFocusContext>
  );
}
