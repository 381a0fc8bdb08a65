import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { CommentEntries } from '../../components/content/CommentEntries';
import { ListFooter } from '../../components/list/ListFooter';
import { ListPanel } from '../../components/list/ListPanel';
import { SearchForm } from '../../components/list/SearchForm';
import { useListPage } from '../../components/list/useListPage';
import { Notice } from '../../components/Notice';
import { PageTitle } from '../../components/PageTitle';
import type { CommentRecord } from '../../providers/records/content';
import { ContentHead } from './ContentHead';
import { nothingRemoved } from './nothingRemoved';

/** /admin/content/comments: what members say under posts, newest first; or what of it was removed, latest first. */
export function CommentList({ isRemoved }: { isRemoved: boolean }) {
  const list = useListPage<CommentRecord>('comments', { given: { removed: isRemoved } });
  const [notice, setNotice] = useState<string>();
  return (
    <>
      <PageTitle>Comments</PageTitle>
      <ContentHead kind="comments" isRemoved={isRemoved}>
        <SearchForm label="Search comments" search={list.search} onSearch={list.searchFor} />
      </ContentHead>
      <Notice onClose={() => setNotice(undefined)}>{notice}</Notice>
      <ListPanel
        list={list}
        loading="Loading comments..."
        failures={['Failed to fetch comments']}
        onTryAgain={list.refetch}
        empty={
          isRemoved
            ? nothingRemoved('comments')
            : {
                icon: MessageSquare,
                title: 'No comments yet',
                text: 'What members say under posts appears here at once.',
              }
        }
        noMatch="No comment matches"
        searched="The search looks in the text and the author’s name."
        showAll="Show all comments"
        fullHeight={680}
      >
        <CommentEntries comments={list.entries} onRemoved={setNotice} />
      </ListPanel>
      <ListFooter list={list} />
    </>
  );
}
