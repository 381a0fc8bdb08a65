import MenuItem from '@mui/material/MenuItem';
import { Pencil, Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { commonTexts } from '../texts/common';

interface EditItemProps {
  onChosen: () => void;
  /** Called when editing is likely to be chosen next, to preload its code. */
  onNear?: () => void;
  /** Why editing is off, instead of `onChosen`; undefined while it is on. */
  off?: ComponentProps<typeof MenuItem>;
}

/** The entry of a menu that edits one's own post or comment. */
export function EditItem({ onChosen, onNear, off, ...item }: EditItemProps) {
  return (
    // The library's menu hands the focus to its first entry.
    <MenuItem {...item} onPointerEnter={onNear} onFocus={onNear} onClick={onChosen} {...off}>
      <Pencil size={20} aria-hidden />
      {commonTexts.edit}
    </MenuItem>
  );
}

/** The entry of a menu that deletes one's own post or comment. */
export function DeleteItem({ onChosen }: { onChosen: () => void }) {
  return (
    <MenuItem onClick={onChosen} sx={{ color: 'campus.danger.text' }}>
      <Trash2 size={20} aria-hidden />
      {commonTexts.delete}
    </MenuItem>
  );
}
