import { useTranslate } from 'react-admin';
import { useCounted } from '../../i18n/useCounted';
import type { AdminPageDto } from '../../api/generated';
import type { EntryDialogActions } from './EntryList';
import { RemovalDialog } from './RemovalDialog';

/** Confirms the removal of a page, which takes its posts with it. */
export function PageRemoval({
  page: { id, title, posts },
  ...actions
}: EntryDialogActions & { page: AdminPageDto }) {
  const translate = useTranslate();
  const counted = useCounted();
  const text =
    posts === 0
      ? translate('content.pages.remove_empty_text')
      : translate('content.pages.remove_text', { posts: counted('content.post_count', posts) });
  return <RemovalDialog resource="pages" id={id} name={title} text={text} {...actions} />;
}
