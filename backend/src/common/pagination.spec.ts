import { DEFAULT_LIMIT } from './pagination.dto.js';
import { pagination, pageWindow } from './pagination.js';

describe('pagination', () => {
  it('has no previous and no next page on an empty list', () => {
    expect(pagination(pageWindow({}), 0)).toEqual({
      total: 0,
      totalPages: 0,
      currentPage: 1,
      limit: DEFAULT_LIMIT,
      hasNextPage: false,
      hasPrevPage: false,
    });
  });

  it('has no page before the second of an empty list', () => {
    expect(pagination(pageWindow({ page: 2 }), 0)).toMatchObject({ currentPage: 2, hasPrevPage: false });
  });

  it('begins after the entries of the pages before', () => {
    expect(pageWindow({})).toEqual({ page: 1, limit: DEFAULT_LIMIT, offset: 0 });
    expect(pageWindow({ page: 3, limit: 20 })).toEqual({ page: 3, limit: 20, offset: 40 });
  });

  it('has a next page while there are entries', () => {
    expect(pagination(pageWindow({}), DEFAULT_LIMIT + 1)).toMatchObject({
      totalPages: 2,
      hasNextPage: true,
      hasPrevPage: false,
    });
  });

  it('has no next page after a full last page', () => {
    const last = pagination(pageWindow({ page: 2, limit: DEFAULT_LIMIT }), 2 * DEFAULT_LIMIT);
    expect(last).toMatchObject({ totalPages: 2, hasNextPage: false, hasPrevPage: true });
  });

  it('has a previous page on a page past the end', () => {
    expect(pagination(pageWindow({ page: 9, limit: DEFAULT_LIMIT }), 2 * DEFAULT_LIMIT)).toMatchObject({
      currentPage: 9,
      hasNextPage: false,
      hasPrevPage: true,
    });
  });
});
