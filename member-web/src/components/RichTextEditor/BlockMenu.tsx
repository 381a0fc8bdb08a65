import { Button } from '@campus-commons/web-kit/Button.tsx';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Editor } from '@tiptap/core';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { editorTexts } from '../../texts/editor';
import { popoverPlace } from './popoverPlace';
import { useToolFocus } from './toolFocus';

const LEVELS = [1, 2, 3, 4, 5, 6] as const;
export type HeadingLevel = (typeof LEVELS)[number];

interface BlockMenuProps {
  editor: Editor;
  /** The level of the heading at the cursor; undefined in a paragraph. */
  level: HeadingLevel | undefined;
  /** In small windows the button says only "Aa". */
  compact: boolean;
}

/** The menu that turns the block at the cursor into a heading or a paragraph. */
export function BlockMenu({ editor, level, compact }: BlockMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const focus = useToolFocus(editorTexts.textStyle);
  const current = level ? editorTexts.heading(level) : editorTexts.paragraph;

  const choose = (chosen: HeadingLevel | undefined) => {
    setAnchor(null);
    const chain = editor.chain().focus();
    if (chosen) chain.setHeading({ level: chosen }).run();
    else chain.setParagraph().run();
  };

  return (
    <>
      <Button
        {...focus}
        variant="text"
        color="inherit"
        aria-label={editorTexts.textStyleIs(current)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<ChevronDown size={16} aria-hidden />}
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          flex: 'none',
          px: 2.5,
          typography: 'body2',
          fontWeight: 590,
          color: 'campus.ink2',
          minWidth: compact ? 64 : 118,
          justifyContent: 'space-between',
          '&:hover': { bgcolor: 'campus.sunken' },
        }}
      >
        {compact ? editorTexts.textStyleShort : current}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        {...popoverPlace(compact)}
      >
        <MenuItem selected={level === undefined} onClick={() => choose(undefined)}>
          {editorTexts.paragraph}
        </MenuItem>
        {LEVELS.map((option) => (
          <MenuItem
            key={option}
            selected={level === option}
            onClick={() => choose(option)}
            sx={{ typography: 'h3', fontSize: `${24 - option * 1.5}px` }}
          >
            {editorTexts.heading(option)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
