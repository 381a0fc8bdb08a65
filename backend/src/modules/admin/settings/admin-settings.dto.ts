import { IsBoolean, ValidateIf } from 'class-validator';
import { MessageResponseDto, SuccessResponseDto } from '../../../common/envelope.dto.js';
import { IsText } from '../../../common/text.validators.js';

export class SetMaintenanceDto {
  /** Whether maintenance is on: every call except the console's then answers 503, which signs all members out. */
  @IsBoolean({ message: 'on must be true or false' })
  on!: boolean;

  /** Message for members, 1–500 characters; not needed to turn maintenance off. */
  @ValidateIf(({ on, message }: SetMaintenanceDto) => on || (message != null && message !== ''))
  @IsText('Message', { min: 1, max: 500 })
  message?: string | null;
}

export class MaintenanceDto {
  /** Whether maintenance is on. */
  on!: boolean;
  /** Message for members; empty while maintenance is off. */
  message!: string;
  /** When it was last turned on or off; ISO 8601, UTC. Null if it never was. */
  since!: string | null;
  /** User name of the administrator who did it; null if nobody did, or if that administrator has been removed. */
  by!: string | null;
}

export class MaintenanceStateResponseDto extends SuccessResponseDto {
  data!: MaintenanceDto;
}

export class MaintenanceResponseDto extends MessageResponseDto {
  data!: MaintenanceDto;
}

/** A setting of the running API; secrets are not included. */
export class ConfigurationEntryDto {
  /** Name of the environment variable. */
  name!: string;
  /** Its value as text; empty when it is not set. */
  value!: string;
}

/** A migration of the database schema. */
export class MigrationDto {
  /** Name of its class, which ends with its timestamp. */
  name!: string;
  /** Whether it has been applied to the database. */
  applied!: boolean;
}

/** A periodic job. */
export class JobDto {
  /** Name of the job, as in the logs. */
  name!: string;
  /** Seconds from the start of one run to the start of the next. */
  every!: number;
  /** Start of the last run; ISO 8601, UTC. Null before the first. */
  startedAt!: string | null;
  /** End of the last run; null while it runs, or if its process died. */
  endedAt!: string | null;
  /** End of the last successful run. */
  succeededAt!: string | null;
  /** Error of the last run that ended; null if it succeeded. */
  error!: string | null;
}

export class AdminSettingsDto {
  maintenance!: MaintenanceDto;
  /** Configuration of the process that answers, sorted by name. */
  configuration!: ConfigurationEntryDto[];
  /** Version of the API. */
  version!: string;
  /** Commit that the API was built from; `unknown` when its build was not told. */
  revision?: string;
  /** In the order they run. */
  migrations!: MigrationDto[];
  /** Periodic jobs with their last run. */
  jobs!: JobDto[];
}

export class AdminSettingsResponseDto extends SuccessResponseDto {
  data!: AdminSettingsDto;
}

/** Figures and jobs that may need an administrator's attention. */
export class AttentionDto {
  /** Members who were suspended today (Asia/Kolkata) and still are. */
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

export class AttentionResponseDto extends SuccessResponseDto {
  data!: AttentionDto;
}
