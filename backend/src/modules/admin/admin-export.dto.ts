import { IsOptional } from 'class-validator';
import { IsText } from '../../common/text.validators.js';

export class ExportUsersDto {
  /** Only members found by it, as in the list; all when it is missing or empty. Up to 100 characters. */
  @IsOptional()
  @IsText('search', { max: 100 })
  search?: string | null;
}
