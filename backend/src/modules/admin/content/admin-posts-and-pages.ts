import type { AdminPageDto, AdminPostDto } from './admin-content.dto.js';
import { toAdminPage, toAdminPost } from './admin-content.mapper.js';
import type { AdminPageRow, AdminPostRow } from './admin-content.repository.js';
import {
  PAGES_ALL,
  PAGES_FOUND,
  PAGES_ONE,
  PAGES_REMOVED,
  POSTS_ALL,
  POSTS_FOUND,
  POSTS_ONE,
  POSTS_REMOVED,
} from './admin-content.statements.js';
import type { ContentKind } from './content-lists.service.js';

/** Posts in the console. */
export const POSTS: ContentKind<AdminPostRow, AdminPostDto> = {
  all: POSTS_ALL,
  found: POSTS_FOUND,
  one: POSTS_ONE,
  removed: POSTS_REMOVED,
  toDto: toAdminPost,
};

/** Pages in the console. */
export const PAGES: ContentKind<AdminPageRow, AdminPageDto> = {
  all: PAGES_ALL,
  found: PAGES_FOUND,
  one: PAGES_ONE,
  removed: PAGES_REMOVED,
  toDto: toAdminPage,
};
