import { MAX_SEARCH_LENGTH } from '@campus-commons/web-kit/bounds/generated.ts';
import { cutText } from '@campus-commons/web-kit/text/generated.ts';
import type { ProjectDto } from './generated';
import { projectTexts } from '../../texts/projects';

export type ProjectStatus = ProjectDto['status'];

/** The states of a project, in the order in which it passes them. */
export const STATUSES = Object.keys(
  projectTexts.statuses satisfies Record<ProjectStatus, string>,
) as ProjectStatus[];

/**
 * What the screen shows: all projects, those that the member owns or is on the team of, whom projects look for, the member's own
 * board of those roles, and the roles that they posted.
 */
export const PROJECTS_SHOWN = ['all', 'mine', 'wanted', 'board', 'own'] as const;
export type ProjectsShown = (typeof PROJECTS_SHOWN)[number];

/** The filters of the list in an address (`?show=mine&q=robot&status=active`). */
export interface ProjectsQuery {
  show: ProjectsShown;
  /** Text in the title, the summary or a skill; empty for all. */
  text: string;
  /** Only projects in this state. */
  status?: ProjectStatus;
}

/** Reads the filters from an address; missing and invalid ones are ignored. */
export function projectsQueryOf(search: URLSearchParams): ProjectsQuery {
  return {
    show: PROJECTS_SHOWN.find((known) => known === search.get('show')) ?? 'all',
    text: cutText((search.get('q') ?? '').trim(), MAX_SEARCH_LENGTH).trim(),
    status: STATUSES.find((known) => known === search.get('status')),
  };
}

/** The query of an address with these filters, on the first page of the list. */
export function searchOf({ show, text, status }: ProjectsQuery): Record<string, string> {
  return { ...(show !== 'all' && { show }), ...(text && { q: text }), ...(status && { status }) };
}

/** Whether a filter may be the reason for an empty list. */
export function isFiltered({ text, status }: ProjectsQuery): boolean {
  return text !== '' || status !== undefined;
}
