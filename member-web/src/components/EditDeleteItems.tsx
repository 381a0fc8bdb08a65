import MenuItem from '@mui/material/MenuItem';
import { Pencil, Trash2 } from 'lucide-react';
import { commonTexts } from '../texts/common';

interface EditItemProps {
  onChosen: () => void;
  /** Called when editing is likely to be chosen next, to preload its code. */
  onNear?: () => void;
}

/** The entry of a menu that edits one's own post or comment. */
export function EditItem({ onChosen, onNear, ...item }: EditItemProps) {
  return (
    // The library's menu hands the focus to its first entry.
    <MenuItem {...item} onPointerEnter={onNear} onFocus={onNear} onClick={onChosen}>
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
