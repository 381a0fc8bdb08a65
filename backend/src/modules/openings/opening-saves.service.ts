import { Injectable } from '@nestjs/common';
import type { Identity } from '../../common/identity.js';
import type { ToggleOpeningSaveResponseDto } from './openings.dto.js';
import { OpeningsRepository } from './openings.repository.js';
import { openingNotFound, requireOpeningId } from './openings.service.js';

/** The openings on a member's board for which they have not applied yet. */
@Injectable()
export class OpeningSavesService {
  constructor(private readonly repository: OpeningsRepository) {}

  /** @throws AppError 404 when the caller does not see the opening, and it is not on their board */
  async toggle(caller: Identity, openingId: string): Promise<ToggleOpeningSaveResponseDto> {
    const id = requireOpeningId(openingId);
    if (await this.repository.unsave(caller.accountId, id)) return answer(false);
    if (!(await this.repository.save(caller, id))) throw openingNotFound();
    return answer(true);
  }
}

const answer = (isSaved: boolean): ToggleOpeningSaveResponseDto => ({ success: true, data: { isSaved } });
