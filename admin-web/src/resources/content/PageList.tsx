import { LayoutGrid } from 'lucide-react';
import { useState } from 'react';
import { PageEntries } from '../../components/content/PageEntries';
import { ListFooter } from '../../components/list/ListFooter';
import { ListPanel } from '../../components/list/ListPanel';
import { SearchForm } from '../../components/list/SearchForm';
import { useListPage } from '../../components/list/useListPage';
import { Notice } from '../../components/Notice';
import { PageTitle } from '../../components/PageTitle';
import type { PageRecord } from '../../providers/records/content';
import { ContentHead } from './ContentHead';
import { nothingRemoved } from './nothingRemoved';

/** /admin/content/pages: what members created, newest first; or what of it was removed, latest first. */
export function PageList({ isRemoved }: { isRemoved: boolean }) {
  const list = useListPage<PageRecord>('pages', { given: { removed: isRemoved } });
  const [notice, setNotice] = useState<string>();
  return (
    <>
      <PageTitle>Pages</PageTitle>
      <ContentHead kind="pages" isRemoved={isRemoved}>
        <SearchForm label="Search pages" search={list.search} onSearch={list.searchFor} />
      </ContentHead>
      <Notice onClose={() => setNotice(undefined)}>{notice}</Notice>
      <ListPanel
        list={list}
        loading="Loading pages..."
        failures={['Failed to fetch pages']}
        onTryAgain={list.refetch}
        empty={
          isRemoved
            ? nothingRemoved('pages')
            : {
                icon: LayoutGrid,
                title: 'No pages yet',
                text: 'Pages appear here as soon as members create them.',
              }
        }
        noMatch="No page matches"
        searched="The search looks in title, description and the creator’s name."
        showAll="Show all pages"
        fullHeight={680}
      >
        <PageEntries pages={list.entries} onRemoved={setNotice} />
      </ListPanel>
      <ListFooter list={list} />
    </>
  );
}
