import { Newspaper } from 'lucide-react';
import { useState } from 'react';
import { PostEntries } from '../../components/content/PostEntries';
import { ListFooter } from '../../components/list/ListFooter';
import { ListPanel } from '../../components/list/ListPanel';
import { SearchForm } from '../../components/list/SearchForm';
import { useListPage } from '../../components/list/useListPage';
import { Notice } from '../../components/Notice';
import { PageTitle } from '../../components/PageTitle';
import type { PostRecord } from '../../providers/records/content';
import { ContentHead } from './ContentHead';
import { nothingRemoved } from './nothingRemoved';

/** /admin/content: what members wrote, newest first; /admin/content/removed: what of it was removed, latest first. */
export function PostList({ isRemoved }: { isRemoved: boolean }) {
  const list = useListPage<PostRecord>('posts', { given: { removed: isRemoved } });
  const [notice, setNotice] = useState<string>();
  return (
    <>
      <PageTitle>Posts</PageTitle>
      <ContentHead kind="posts" isRemoved={isRemoved}>
        <SearchForm label="Search posts" search={list.search} onSearch={list.searchFor} />
      </ContentHead>
      <Notice onClose={() => setNotice(undefined)}>{notice}</Notice>
      <ListPanel
        list={list}
        loading="Loading posts..."
        failures={['Failed to fetch posts']}
        onTryAgain={list.refetch}
        empty={
          isRemoved
            ? nothingRemoved('posts')
            : {
                icon: Newspaper,
                title: 'No posts yet',
                text: 'What members write appears here at once.',
              }
        }
        noMatch="No post matches"
        searched={`The search looks in the text${isRemoved ? ' and the author’s name' : ', the author’s name and the page’s title'}.`}
        showAll="Show all posts"
        fullHeight={680}
      >
        <PostEntries posts={list.entries} onRemoved={setNotice} />
      </ListPanel>
      <ListFooter list={list} />
    </>
  );
}
