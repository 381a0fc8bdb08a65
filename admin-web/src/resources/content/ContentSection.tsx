import Chip from '@mui/material/Chip';
import {
  ArchiveX,
  BriefcaseBusiness,
  FolderKanban,
  LayoutGrid,
  MessageSquare,
  Newspaper,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Navigate, Route, Routes, useSearchParams } from 'react-router-dom';
import type {
  AdminCommentDto,
  AdminOpeningDto,
  AdminPageDto,
  AdminPostDto,
  AdminProjectDto,
} from '../../api/generated';
import { CommentEntries } from '../../components/content/CommentEntries';
import {
  contentLists,
  listAddress,
  RECORDS_ADDRESS,
  TOPICS_ADDRESS,
  type ContentList,
} from '../../components/content/contentKinds';
import { OpeningEntries } from '../../components/content/OpeningEntries';
import { PageEntries } from '../../components/content/PageEntries';
import { PostEntries } from '../../components/content/PostEntries';
import { ProjectEntries } from '../../components/content/ProjectEntries';
import { ConsoleListBase, useListFilters, type Listing } from '../../components/list/ConsoleListBase';
import type { AddressValues } from '../../components/list/useListAddress';
import { ListFooter } from '../../components/list/ListFooter';
import { ListPanel } from '../../components/list/ListPanel';
import { SearchForm } from '../../components/list/SearchForm';
import { Notice } from '../../components/Notice';
import { PageTitle } from '../../components/PageTitle';
import { useIsModerator } from '../../providers/useSession';
import { ContentHead } from './ContentHead';
import { RecordList } from './RecordList';
import { TopicList } from './TopicList';

/** /admin/content: a list of each kind of content, and of what is removed of it; records; topics, for administrators. Other addresses redirect to the posts. */
export function ContentSection() {
  const isModerator = useIsModerator();
  return (
    <Routes>
      {[false, true].flatMap((isRemoved) =>
        contentLists.map((kind) => {
          const path = pathOf(listAddress(kind, isRemoved));
          // With its own key, a list never shows another list's entries while it loads.
          const list = <KindList key={path} kind={kind} isRemoved={isRemoved} />;
          return <Route key={path} path={path} element={list} />;
        }),
      )}
      <Route path={pathOf(RECORDS_ADDRESS)} element={<RecordList />} />
      {!isModerator && <Route path={pathOf(TOPICS_ADDRESS)} element={<TopicList />} />}
      <Route path="*" element={<Navigate to="/content" replace />} />
    </Routes>
  );
}

/** The part of an address below /content. */
const pathOf = (address: string) => address.replace(/^\/content\/?/, '');

const ROW_HEIGHT_PIXELS = 68;

/** The component for the entries of each kind, and the icon of its empty list. */
const views = {
  posts: { Entries: Posts, icon: Newspaper },
  pages: { Entries: Pages, icon: LayoutGrid },
  comments: { Entries: Comments, icon: MessageSquare },
  projects: { Entries: Projects, icon: FolderKanban },
  openings: { Entries: Openings, icon: BriefcaseBusiness },
} satisfies Record<ContentList, { Entries: () => ReactNode; icon: LucideIcon }>;

const ID = /^[0-9]{1,19}$/;

/** The URL parameter of a list with only one entry, to which the activity log links: `?id=12`. */
const listing: Listing = {
  filters: ['id'],
  toFilter: ({ id = '' }): AddressValues => (ID.test(id) ? { id } : {}),
};

interface KindListProps {
  kind: ContentList;
  /** Whether removed entries are listed, latest removal first, instead of visible entries, newest first. */
  isRemoved: boolean;
}

/** The list of one kind of content, with its head, search and pages. */
function KindList({ kind, isRemoved }: KindListProps) {
  const translate = useTranslate();
  const message = (name: string) => translate(`resources.${kind}.list.${name}`);
  const { Entries, icon } = views[kind];
  const id = useSearchParams()[0].get('id') ?? '';
  const only = ID.test(id) ? translate(`content.${kind}.numbered`, { id }) : undefined;
  // An entry that is not among the removed may be among the shown.
  const which = (isThose: boolean, label: string) => ({
    label: translate(label),
    to: `${listAddress(kind, isThose)}${id === '' ? '' : `?${new URLSearchParams({ id }).toString()}`}`,
    isHere: isThose === isRemoved,
  });
  return (
    <ConsoleListBase resource={kind} listing={listing} filter={{ removed: isRemoved }}>
      <PageTitle>{translate(`resources.${kind}.name`)}</PageTitle>
      <ContentHead
        tab={kind}
        isRemoved={isRemoved}
        which={[which(false, 'content.shown'), which(true, 'content.removal.at')]}
      >
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

function Projects() {
  return <ProjectEntries projects={useListContext<AdminProjectDto>().data ?? []} />;
}

function Openings() {
  return <OpeningEntries openings={useListContext<AdminOpeningDto>().data ?? []} />;
}
