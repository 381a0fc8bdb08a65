import { useTranslate } from 'react-admin';
import type { PostRecord } from '../../providers/records/content';
import type { EntryDialogActions } from './EntryList';
import { RemovalDialog } from './RemovalDialog';

/** Confirms the removal of a post. */
export function PostRemoval({ post: { id, author }, ...actions }: EntryDialogActions & { post: PostRecord }) {
  const translate = useTranslate();
  return (
    <RemovalDialog
      resource="posts"
      id={id}
      title={translate('content.posts.remove_title', { name: author.name })}
      text={translate('content.posts.remove_text')}
      subject={translate('content.posts.subject', { name: author.name })}
      {...actions}
    />
  );
}
