import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/core';
import { Link } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { editorTexts } from '../../texts/editor';
import { toLink } from './addressLinks';
import { popoverPlace } from './popoverPlace';
import { ToolButton } from './ToolButton';

interface LinkToolProps {
  editor: Editor;
  /** Whether it is in the compact toolbar. */
  compact: boolean;
  /** The URL of the link at the cursor. */
  href: string | undefined;
}

/** Sets, changes and removes links. Without a selection the URL itself becomes the link's text. */
export function LinkTool({ editor, compact, href }: LinkToolProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [typed, setTyped] = useState('');
  const [isRefused, setIsRefused] = useState(false);

  const open = (button: HTMLElement) => {
    setTyped(href ?? '');
    setIsRefused(false);
    setAnchor(button);
  };

  const apply = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble out of the portal, and the form of the composer must not receive this one.
    event.stopPropagation();
    const link = toLink(typed);
    if (!link) {
      setIsRefused(true);
      return;
    }
    setAnchor(null);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !href) {
      chain.insertContent({
        type: 'text',
        text: typed.trim(),
        marks: [{ type: 'link', attrs: { href: link } }],
      });
      chain.unsetMark('link').run();
    } else {
      chain.setLink({ href: link }).run();
    }
  };

  const remove = () => {
    setAnchor(null);
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  };

  return (
    <>
      <ToolButton
        label={editorTexts.link}
        icon={Link}
        pressed={href !== undefined}
        expanded={anchor !== null}
        onClick={(event) => open(event.currentTarget)}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        {...popoverPlace(compact)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': editorTexts.link, sx: { p: 4, width: 340 } } }}
      >
        <form onSubmit={apply} noValidate>
          <TextField
            label={editorTexts.linkAddress}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setIsRefused(false);
            }}
            error={isRefused}
            helperText={isRefused ? editorTexts.linkRefused : editorTexts.linkHint}
            slotProps={{
              htmlInput: { inputMode: 'url', autoCapitalize: 'none', autoComplete: 'off', spellCheck: false },
            }}
            autoFocus
            fullWidth
          />
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 2, mt: 3 }}>
            {href !== undefined && (
              <Button variant="text" onClick={remove}>
                {editorTexts.removeLink}
              </Button>
            )}
            <Button type="submit" variant="tonal">
              {href === undefined ? editorTexts.addLink : editorTexts.changeLink}
            </Button>
          </Box>
        </form>
      </Popover>
    </>
  );
}
