import { Injectable } from '@nestjs/common';
import { Env } from '../../../config/env.js';
import { RELEASE } from '../../../config/release.js';
import type { JobStatus } from '../../../platform/jobs/job.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import {
  MaintenanceService,
  type MaintenanceState,
} from '../../../platform/maintenance/maintenance.service.js';
import { isModerator, type Identity } from '../../../common/identity.js';
import type {
  AdminSettingsResponseDto,
  AttentionResponseDto,
  JobDto,
  MaintenanceDto,
  MaintenanceResponseDto,
  MaintenanceStateResponseDto,
  SetMaintenanceDto,
} from './admin-settings.dto.js';
import { AdminDeliveryService } from './admin-delivery.service.js';
import { AdminSettingsRepository } from './admin-settings.repository.js';
import { settingsOf } from '../../../config/setting.js';

/** State of the installation. The guard admits only the console's accounts. */
@Injectable()
export class AdminSettingsService {
  constructor(
    private readonly repository: AdminSettingsRepository,
    private readonly maintenance: MaintenanceService,
    private readonly jobs: JobsService,
    private readonly delivery: AdminDeliveryService,
    private readonly env: Env,
  ) {}

  async get(): Promise<AdminSettingsResponseDto> {
    const [maintenance, migrations, jobs, delivery] = await Promise.all([
      this.currentMaintenance(),
      this.repository.migrations(),
      this.jobs.status(),
      this.delivery.get(),
    ]);
    return {
      success: true,
      data: {
        maintenance,
        configuration: runningConfiguration(this.env),
        ...RELEASE,
        migrations,
        jobs: jobs.map(toJob),
        delivery,
      },
    };
  }

  /**
   * The state known to this process, at most a second old. Every screen of the console calls this, so it must not wait
   * for the database.
   */
  async getMaintenance(): Promise<MaintenanceStateResponseDto> {
    return { success: true, data: await this.toMaintenance(this.maintenance.state) };
  }

  /** Turns maintenance on or off. */
  async setMaintenance(
    caller: Identity,
    { on, message }: SetMaintenanceDto,
  ): Promise<MaintenanceResponseDto> {
    const state = await this.maintenance.set(caller, on, on ? (message ?? '') : '');
    return {
      success: true,
      message: on ? 'Maintenance is on: members are signed out' : 'Maintenance is off',
      data: await this.toMaintenance(state),
    };
  }

  /** Sign-ins are of the activity log, and errors of jobs may name addresses: moderators get neither. */
  async attention(caller: Identity): Promise<AttentionResponseDto> {
    const [{ oldestInternship, ...counts }, maintenance, jobs] = await Promise.all([
      this.repository.attention(caller),
      this.currentMaintenance(),
      this.jobs.status(),
    ]);
    const { GRIEVANCE_OFFICER, GRIEVANCE_EMAIL } = this.env;
    const figures = {
      ...counts,
      oldestInternship: oldestInternship?.toISOString() ?? null,
      namesGrievanceOfficer: GRIEVANCE_OFFICER !== '' && GRIEVANCE_EMAIL !== '',
    };
    if (isModerator(caller)) {
      const hidden = {
        ...{ failedSignIns: null, refusedSignIns: null, failingJobs: [] },
        ...{ waitingGrievances: null, lateGrievances: null },
      };
      return { success: true, data: { ...figures, maintenance, ...hidden } };
    }
    const failingJobs = jobs.filter(({ error }) => error !== null).map(toJob);
    return { success: true, data: { ...figures, maintenance, failingJobs } };
  }

  private async currentMaintenance(): Promise<MaintenanceDto> {
    return this.toMaintenance(await this.maintenance.current());
  }

  private async toMaintenance({ on, message, since, by }: MaintenanceState): Promise<MaintenanceDto> {
    return { on, message, since, by: by === null ? null : await this.repository.userName(by) };
  }
}

function toJob({ name, every, startedAt, endedAt, succeededAt, error }: JobStatus): JobDto {
  return {
    name,
    every,
    startedAt: startedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    succeededAt: succeededAt?.toISOString() ?? null,
    error,
  };
}

/** Settings that administrators may see: those that say so, so that a new one stays hidden by default. */
const SHOWN = [...settingsOf(Env)].flatMap(([name, { console }]) => (console ? [name] : [])).sort();

const DEFAULTS = new Env();

/** The visible settings with their defaults, sorted by name; an empty value if not set, an empty default without one. */
function runningConfiguration(env: Env): { name: string; value: string; default: string }[] {
  return SHOWN.map((name) => ({
    name,
    value: String(env[name] ?? ''),
    default: String(DEFAULTS[name] ?? ''),
  }));
}
