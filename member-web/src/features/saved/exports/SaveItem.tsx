import MenuItem from '@mui/material/MenuItem';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useDispatch } from 'react-redux';
import type { FeedDto } from '../../../api/generated';
import type { ApiDispatch } from '../../../api/thunks';
import { savedTexts } from '../../../texts/feeds';
import { savePost } from '../savePost';

interface SaveItemProps {
  post: Pick<FeedDto, 'id' | 'isSaved'>;
  /** Closes the menu. */
  onChosen: () => void;
}

/** The entry of a post's menu that saves the post, or takes it from the saved ones. */
export function SaveItem({ post: { id, isSaved }, onChosen, ...item }: SaveItemProps) {
  const dispatch = useDispatch<ApiDispatch>();
  return (
    <MenuItem
      // The library's menu hands the focus to its first entry.
      {...item}
      onClick={() => {
        onChosen();
        void dispatch(savePost(id, !isSaved));
      }}
    >
      {isSaved ? <BookmarkCheck size={20} aria-hidden /> : <Bookmark size={20} aria-hidden />}
      <span>{isSaved ? savedTexts.saved : savedTexts.save}</span>
    </MenuItem>
  );
}
