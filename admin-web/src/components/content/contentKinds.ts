import type { AuditEventDto } from '../../api/generated';

type ContentKind = NonNullable<AuditEventDto['subject']>['kind'];

/** The lists of content, each a resource, in the order of their tabs: which kind it lists, and the end of its address. */
export const CONTENT_LISTS = {
  posts: { kind: 'post', pathEnd: '' },
  pages: { kind: 'page', pathEnd: '/pages' },
  comments: { kind: 'comment', pathEnd: '/comments' },
  projects: { kind: 'project', pathEnd: '/projects' },
  openings: { kind: 'opening', pathEnd: '/openings' },
} as const satisfies Record<string, { kind: ContentKind; pathEnd: string }>;

/** A list of content, whose entries can be removed and restored. */
export type ContentList = keyof typeof CONTENT_LISTS;

export const contentLists = Object.keys(CONTENT_LISTS) as ContentList[];

/** The tabs whose entries are not removed: records are revoked for good, topics are hidden. */
const OTHER_TABS = { records: '/content/records', topics: '/content/topics' } as const;

/** A tab of the content. */
export type ContentTab = ContentList | keyof typeof OTHER_TABS;

/** The tabs that whoever is logged in may open: the API refuses topics to moderators. */
export function contentTabs(isModerator: boolean): readonly ContentTab[] {
  return isModerator ? [...contentLists, 'records'] : [...contentLists, 'records', 'topics'];
}

export const RECORDS_ADDRESS = OTHER_TABS.records;
export const TOPICS_ADDRESS = OTHER_TABS.topics;

/** The address of a tab, and of the same side of it where it has the removed beside the shown. */
export function tabAddress(tab: ContentTab, isRemoved: boolean): string {
  return tab === 'records' || tab === 'topics' ? OTHER_TABS[tab] : listAddress(tab, isRemoved);
}

/** The address of a list. */
export function listAddress(list: ContentList, isRemoved: boolean): string {
  return `/content${isRemoved ? '/removed' : ''}${CONTENT_LISTS[list].pathEnd}`;
}

/**
 * The address of the list with only this content.
 *
 * @param isRemoved whether it is among the removed
 * @returns null for what has no list, such as a member
 */
export function contentAddress(kind: string, id: string, isRemoved: boolean): string | null {
  const list = contentLists.find((each) => CONTENT_LISTS[each].kind === kind);
  return list === undefined ? null : `${listAddress(list, isRemoved)}?id=${id}`;
}
