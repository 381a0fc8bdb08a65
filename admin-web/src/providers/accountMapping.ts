import type {
  DeleteParams,
  DeleteResult,
  GetListResult,
  GetOneResult,
  RaRecord,
  UpdateParams,
  UpdateResult,
} from 'react-admin';
import type { Calls } from '../api/calls';
import type { AccountRecord, OwnSessionRecord } from './records/account';
import { CURRENT } from './records/current';

export function accountResult({
  data: { userName, createdAt },
}: Calls['/admin/account/get']['answer']): GetOneResult<AccountRecord> {
  return { data: { id: CURRENT, userName, createdAt } };
}

/**
 * The body of a password change. Nothing else of one's own account can be updated.
 *
 * @param params `{ data: { currentPassword, newPassword } }`
 * @throws Error when one of them is missing
 */
export function passwordBody({
  data: { currentPassword, newPassword },
}: UpdateParams): Calls['/admin/account/changePassword']['body'] {
  if (typeof currentPassword !== 'string' || typeof newPassword !== 'string')
    throw new Error(
      'Of the account only the password can be updated, with "currentPassword" and "newPassword".',
    );
  return { currentPassword, newPassword };
}

export function passwordResult(): UpdateResult<Pick<AccountRecord, 'id'>> {
  return { data: { id: CURRENT } };
}

export function sessionsResult({
  data,
}: Calls['/admin/account/getSessions']['answer']): GetListResult<OwnSessionRecord> {
  return {
    data: data.map(({ id, device, createdAt, lastSeenAt, expiresAt, current }) => ({
      id,
      device,
      startedAt: createdAt,
      seenAt: lastSeenAt,
      endsAt: expiresAt,
      isCurrent: current,
    })),
    total: data.length,
  };
}

export function endSessionBody({ id }: DeleteParams): Calls['/admin/account/endSession']['body'] {
  return { id: String(id) };
}

export function endSessionResult(_answer: unknown, { id }: DeleteParams<RaRecord>): DeleteResult<RaRecord> {
  return { data: { id } };
}
