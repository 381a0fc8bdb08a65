import Chip from '@mui/material/Chip';
import { ArchiveX, LayoutGrid, MessageSquare, Newspaper } from 'lucide-react';
import { useListContext, useTranslate } from 'react-admin';
import { Navigate, Route, Routes, useSearchParams } from 'react-router-dom';
import type { AdminCommentDto, AdminPageDto, AdminPostDto } from '../../api/generated';
import { CommentEntries } from '../../components/content/CommentEntries';
import { PageEntries } from '../../components/content/PageEntries';
import { PostEntries } from '../../components/content/PostEntries';
import { ConsoleListBase, useListFilters, type Listing } from '../../components/list/ConsoleListBase';
import type { AddressValues } from '../../components/list/useListAddress';
import { ListFooter } from '../../components/list/ListFooter';
import { ListPanel } from '../../components/list/ListPanel';
import { SearchForm } from '../../components/list/SearchForm';
import { Notice } from '../../components/Notice';
import { PageTitle } from '../../components/PageTitle';
import { ContentHead, type ContentKind } from './ContentHead';

/** /admin/content: posts, pages, comments, and the removed entries of each. Other addresses redirect to the posts. */
export function ContentSection() {
  return (
    <Routes>
      <Route index element={visibleList('posts')} />
      <Route path="pages" element={visibleList('pages')} />
      <Route path="comments" element={visibleList('comments')} />
      <Route path="removed">
        <Route index element={removedList('posts')} />
        <Route path="pages" element={removedList('pages')} />
        <Route path="comments" element={removedList('comments')} />
      </Route>
      <Route path="*" element={<Navigate to="/content" replace />} />
    </Routes>
  );
}

// With its own key, a list never shows another list's entries while it loads.
function visibleList(kind: ContentKind) {
  return <ContentList key={kind} kind={kind} isRemoved={false} />;
}

function removedList(kind: ContentKind) {
  return <ContentList key={`removed ${kind}`} kind={kind} isRemoved />;
}

const ROW_HEIGHT_PIXELS = 68;

/** The component for the entries of each kind, and the icon of its empty list. */
const views = {
  posts: { Entries: Posts, icon: Newspaper },
  pages: { Entries: Pages, icon: LayoutGrid },
  comments: { Entries: Comments, icon: MessageSquare },
};

const ID = /^[0-9]{1,19}$/;

/** The URL parameter of a list with only one entry, to which the activity log links: `?id=12`. */
const listing: Listing = {
  filters: ['id'],
  toFilter: ({ id = '' }): AddressValues => (ID.test(id) ? { id } : {}),
};

interface ContentListProps {
  kind: ContentKind;
  /** Whether removed entries are listed, latest removal first, instead of visible entries, newest first. */
  isRemoved: boolean;
}

/** The list of one kind of content, with its head, search and pages. */
export function ContentList({ kind, isRemoved }: ContentListProps) {
  const translate = useTranslate();
  const message = (name: string) => translate(`resources.${kind}.list.${name}`);
  const { Entries, icon } = views[kind];
  const id = useSearchParams()[0].get('id') ?? '';
  const only = ID.test(id) ? translate(`content.${kind}.numbered`, { id }) : undefined;
  return (
    <ConsoleListBase resource={kind} listing={listing} filter={{ removed: isRemoved }}>
      <PageTitle>{translate(`resources.${kind}.name`)}</PageTitle>
      <ContentHead kind={kind} isRemoved={isRemoved}>
        <SearchForm label={message('search')} />
      </ContentHead>
      <Notice />
      {only && <OnlyEntry name={only} />}
      <ListPanel
        noMatch={only && translate(`content.${isRemoved ? 'not_removed' : 'not_shown'}`, { entry: only })}
        empty={
          isRemoved
            ? { icon: ArchiveX, title: message('none_removed'), text: translate('content.removal.kept') }
            : { icon, title: message('empty'), text: message('empty_text') }
        }
        searched={isRemoved ? 'searched_removed' : 'searched'}
        rowHeight={ROW_HEIGHT_PIXELS}
      >
        <Entries />
      </ListPanel>
      <ListFooter />
    </ConsoleListBase>
  );
}

/** Says that only one entry is listed, and lists all again. */
function OnlyEntry({ name }: { name: string }) {
  const { setFilters } = useListFilters();
  return <Chip label={name} onDelete={() => setFilters({})} sx={{ mb: 3 }} />;
}

function Posts() {
  return <PostEntries posts={useListContext<AdminPostDto>().data ?? []} />;
}

function Pages() {
  return <PageEntries pages={useListContext<AdminPageDto>().data ?? []} />;
}

function Comments() {
  return <CommentEntries comments={useListContext<AdminCommentDto>().data ?? []} />;
}
