import type {
  AdminAuthLoginData,
  AdminAuthLoginResponse,
  AdminAuthLogoutData,
  AdminAuthLogoutResponse,
  AdminUsersGetUsersData,
  AdminUsersGetUsersResponse,
  AdminUsersGetUsersStatsData,
  AdminUsersGetUsersStatsResponse,
} from './generated';

/** The path of a call with what it is sent and what it answers, as the contract has them. */
type Call<Data extends { url: string; body: unknown }, Answer> = Record<
  Data['url'],
  { body: Data['body']; answer: Answer }
>;

/** The calls the console makes, by path. */
export type Calls = Call<AdminAuthLoginData, AdminAuthLoginResponse> &
  Call<AdminAuthLogoutData, AdminAuthLogoutResponse> &
  Call<AdminUsersGetUsersData, AdminUsersGetUsersResponse> &
  Call<AdminUsersGetUsersStatsData, AdminUsersGetUsersStatsResponse>;
