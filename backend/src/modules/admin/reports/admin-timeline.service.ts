import { Injectable } from '@nestjs/common';
import { invalid } from '../../../common/app-error.js';
import type { GetUsersTimelineDto, UsersTimelineResponseDto } from './admin-reports.dto.js';
import { AdminTimelineRepository } from './admin-timeline.repository.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Maximum days of a timeline. */
export const MAX_DAYS = 366;

/** Figures per day. The guard admits only administrators. */
@Injectable()
export class AdminTimelineService {
  constructor(private readonly repository: AdminTimelineRepository) {}

  /** @throws AppError 400 when the days are in the wrong order or too many */
  async get({ from, to }: GetUsersTimelineDto): Promise<UsersTimelineResponseDto> {
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
    if (days < 1) throw invalid({ to: 'to must not be before from' });
    if (days > MAX_DAYS) throw invalid({ to: `Please ask for at most ${MAX_DAYS} days` });
    return { success: true, data: await this.repository.days(from, to) };
  }
}
