import { IsBoolean, ValidateIf } from 'class-validator';
import { IsText } from '../../../common/text.validators.js';

export class SetMaintenanceDto {
  /** Whether members are kept out: every call but the console's answers 503, which signs everybody out. */
  @IsBoolean({ message: 'on must be true or false' })
  on!: boolean;

  /** Shown to members, 1–500 characters; not needed to turn it off. */
  @ValidateIf(({ on, message }: SetMaintenanceDto) => on || (message != null && message !== ''))
  @IsText('Message', { min: 1, max: 500 })
  message?: string | null;
}

export class MaintenanceDto {
  /** Whether members are kept out. */
  on!: boolean;
  /** Shown to members; empty while it is off. */
  message!: string;
  /** When it was last turned on or off; ISO 8601, UTC. Null when it never was. */
  since!: string | null;
  /** User name of the administrator who did that; null when nobody did, or once they have been removed. */
  by!: string | null;
}

export class MaintenanceStateResponseDto {
  /** Always true. */
  success!: boolean;
  data!: MaintenanceDto;
}

export class MaintenanceResponseDto {
  /** Always true. */
  success!: boolean;
  /** What happened, for people to read. */
  message!: string;
  data!: MaintenanceDto;
}

/** A setting the API runs with; secrets are not among them. */
export class ConfigurationEntryDto {
  /** Name of the environment variable. */
  name!: string;
  /** Its value as text; empty when it is not set. */
  value!: string;
}

/** A change of the database schema. */
export class MigrationDto {
  /** Name of its class, which ends in the time it was written. */
  name!: string;
  /** Whether the database has it. */
  applied!: boolean;
}

/** Periodic work. */
export class JobDto {
  /** What it is called in the logs. */
  name!: string;
  /** Seconds from the start of one run to the start of the next. */
  every!: number;
  /** Start of the last run; ISO 8601, UTC. Null before the first. */
  startedAt!: string | null;
  /** Its end; null while it runs, or when its process died. */
  endedAt!: string | null;
  /** End of the last run that did not fail. */
  succeededAt!: string | null;
  /** What went wrong in the last run that ended; null when nothing did. */
  error!: string | null;
}

export class AdminSettingsDto {
  maintenance!: MaintenanceDto;
  /** What the process that answers runs with, sorted by name. */
  configuration!: ConfigurationEntryDto[];
  /** Version of the API. */
  version!: string;
  /** In the order they run. */
  migrations!: MigrationDto[];
  /** Periodic work, and how its last run went. */
  jobs!: JobDto[];
}

export class AdminSettingsResponseDto {
  /** Always true. */
  success!: boolean;
  data!: AdminSettingsDto;
}

/** What needs an administrator's attention. */
export class AttentionDto {
  /** Members suspended today, in Asia/Kolkata, and still so. */
  suspendedToday!: number;
  /** All suspended members. */
  suspended!: number;
  /** Sign-ins of members and administrators with a wrong name or password in the last 24 hours. */
  failedSignIns!: number;
  /** Sign-ins of suspended members with the right password in the last 24 hours. */
  refusedSignIns!: number;
  maintenance!: MaintenanceDto;
  /** Jobs whose last run failed. */
  failingJobs!: JobDto[];
}

export class AttentionResponseDto {
  /** Always true. */
  success!: boolean;
  data!: AttentionDto;
}
