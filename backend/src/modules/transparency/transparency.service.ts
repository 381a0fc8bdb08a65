import { Injectable, type OnModuleInit } from '@nestjs/common';
import { notFound } from '../../common/app-error.js';
import { JOBS } from '../../platform/jobs/job-list.js';
import { untilNothingLeft } from '../../platform/jobs/job.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import type { Transaction } from '../../platform/sql/sql.js';
import { MonthCountsRepository } from './month-counts.repository.js';
import { TRANSPARENCY_NAMES, type TransparencyTopic } from './transparency-names.js';
import type {
  GetTransparencyDto,
  TransparencyCountDto,
  TransparencyResponseDto,
} from './transparency.dto.js';
import { TransparencyRepository, type ToldCount } from './transparency.repository.js';

/** What happened in each month, for everybody. */
@Injectable()
export class TransparencyService implements OnModuleInit {
  constructor(
    private readonly repository: TransparencyRepository,
    private readonly counts: MonthCountsRepository,
    private readonly jobs: JobsService,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ ...JOBS.countMonths, run: (signal) => this.countMonths(signal) });
  }

  /** @throws AppError 404 for a month that is not counted, because it is not over or before the first member joined */
  async get({ month: asked }: GetTransparencyDto): Promise<TransparencyResponseDto> {
    const months = await this.repository.months();
    const month = asked ?? months[0] ?? null;
    if (month !== null && !months.includes(month))
      throw notFound('There are no numbers of this month. Choose one that is over.');
    const counts = month === null ? [] : await this.repository.counts(month);
    return {
      success: true,
      data: {
        month,
        months,
        reports: countsOf('reports', counts),
        decisions: countsOf('decisions', counts),
        appeals: countsOf('appeals', counts),
        grievances: countsOf('grievances', counts),
        others: countsOf('others', counts),
      },
    };
  }

  /** Counts an account of a member younger than 16, in the transaction that deletes it. The row is locked last. */
  async countTooYoung(tx: Transaction): Promise<void> {
    await this.counts.countTooYoung(tx);
  }

  /** Counts the months that are over. */
  async countMonths(signal?: AbortSignal): Promise<void> {
    await untilNothingLeft(async () => Number(await this.counts.countNext()), signal);
  }
}

/** Every name of a topic; what did not happen is 0. */
function countsOf(topic: TransparencyTopic, counts: readonly ToldCount[]): TransparencyCountDto[] {
  const told = new Map(counts.filter((row) => row.topic === topic).map(({ name, count }) => [name, count]));
  return TRANSPARENCY_NAMES[topic].map((name) => ({
    name,
    count: told.has(name) ? (told.get(name) ?? null) : 0,
  }));
}
