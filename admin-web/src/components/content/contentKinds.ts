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

/** A tab of the content. Records are revoked for good, so theirs has none of the removed. */
export type ContentTab = ContentList | 'records';

export const contentTabs: readonly ContentTab[] = [...contentLists, 'records'];

export const RECORDS_ADDRESS = '/content/records';

/** The address of a tab, and of the same side of it where it has the removed beside the shown. */
export function tabAddress(tab: ContentTab, isRemoved: boolean): string {
  return tab === 'records' ? RECORDS_ADDRESS : listAddress(tab, isRemoved);
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
