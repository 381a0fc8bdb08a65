import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import type { SxProps, Theme } from '@mui/material/styles';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { commonTexts } from '../texts/common';
import { OptionsMenu } from './OptionsMenu';

interface EditDeleteMenuProps {
  /** What the menu edits and deletes, for its label: "this post". */
  thing: string;
  onEdit: () => void;
  /** Called when editing is likely to be chosen next, to preload its code. */
  onNearEdit?: () => void;
  onDelete: () => void;
  /** More entries between the two; each closes the menu with the given function. */
  more?: (close: () => void) => ReactNode;
  /** Styles of the button. */
  sx?: SxProps<Theme>;
}

/** The menu of an author for their own content: edit and delete. */
export function EditDeleteMenu({ thing, onEdit, onNearEdit, onDelete, more, sx }: EditDeleteMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (next: () => void) => () => {
    setAnchor(null);
    next();
  };
  return (
    <>
      <IconButton
        aria-label={commonTexts.editOrDelete(thing)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={sx}
      >
        <Ellipsis size={20} aria-hidden />
      </IconButton>
      <OptionsMenu label={commonTexts.editOrDelete(thing)} anchor={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onPointerEnter={onNearEdit} onFocus={onNearEdit} onClick={choose(onEdit)}>
          <Pencil size={20} aria-hidden />
          {commonTexts.edit}
        </MenuItem>
        {more?.(() => setAnchor(null))}
        <MenuItem onClick={choose(onDelete)} sx={{ color: 'campus.danger.text' }}>
          <Trash2 size={20} aria-hidden />
          {commonTexts.delete}
        </MenuItem>
      </OptionsMenu>
    </>
  );
}
