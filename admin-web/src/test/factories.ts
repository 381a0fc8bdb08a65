import type { AdminUserDto, UserListResponseDto, UsersStatsDto } from '../api/generated';

/** How many members the fake API has unless a test says otherwise. */
export const MEMBER_COUNT = 128;

/** The n-th newest member, from 1. */
export function aUser(n: number, overrides: Partial<AdminUserDto> = {}): AdminUserDto {
  return {
    id: String(1000 - n),
    name: `Member ${n}`,
    email: `member${n}@college.example`,
    phone: `98765${String(n).padStart(5, '0')}`,
    createdAt: '2026-11-20T05:30:00.000Z',
    UserProfile: { profileUrl: null, collegeName: `College ${n}`, courseName: `Course ${n}` },
    ...overrides,
  };
}

/** A page of members as `getUsers` answers it. */
export function aUserPage(
  { page = 1, limit = 10 }: { page?: number; limit?: number },
  total = MEMBER_COUNT,
): UserListResponseDto {
  const first = (page - 1) * limit + 1;
  const count = Math.max(0, Math.min(limit, total - first + 1));
  return {
    success: true,
    data: Array.from({ length: count }, (_, index) => aUser(first + index)),
    pagination: {
      total,
      totalPages: Math.ceil(total / limit),
      currentPage: page,
      limit,
      hasNextPage: page * limit < total,
      hasPrevPage: page > 1,
    },
  };
}

export function aStats(overrides: Partial<UsersStatsDto> = {}): UsersStatsDto {
  return { totalUsers: 128340, todayUsers: 6, monthUsers: 41, ...overrides };
}
