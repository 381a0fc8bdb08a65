import { IsIn, IsOptional } from 'class-validator';
import { IsText } from '../../../common/text.validators.js';
import { LISTED_STATUSES, NO_LISTED_STATUS, type ListedStatus } from '../users/admin-users.dto.js';

export class ExportUsersDto {
  /** Only members that match, as in the list; all when it is missing or empty. Up to 100 characters. */
  @IsOptional()
  @IsText('search', { max: 100 })
  search?: string | null;

  /** Only members with this status, as in the list; by default all except deleted ones. */
  @IsOptional()
  @IsIn(LISTED_STATUSES, { message: NO_LISTED_STATUS })
  status?: ListedStatus;
}
