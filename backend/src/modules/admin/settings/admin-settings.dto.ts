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
  /** The value it has when nobody sets it; empty when there is none. */
  default?: string;
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

/** Mails that the mail server has yet to take, and how those of the last seven days ended. */
export class MailDeliveryDto {
  /** Mails that wait. */
  waiting!: number;
  /** Of these, mails that failed at least once and are tried again. */
  retried!: number;
  /** When the one that waits longest was requested; ISO 8601, UTC. Null if none waits. */
  oldestAt!: string | null;
  /** Taken by the mail server; today (Asia/Kolkata) and the six days before, as the figures that follow. */
  handedOver!: number;
  /** Refused by the mail server: usually the address does not exist. */
  refused!: number;
  /** Given up after an hour of attempts. */
  givenUp!: number;
  /** Perhaps lost: of those that are rather lost than sent twice. */
  unclear!: number;
}

/** Browsers that are notified, pushes to them, and how those of the last seven days ended. */
export class PushDeliveryDto {
  /** Whether this installation sends pushes: its keys are set. */
  isOn!: boolean;
  /** Browsers that are notified. */
  devices!: number;
  /** Of these, browsers to which the last push failed. */
  failingDevices!: number;
  /** Pushes that wait. */
  waiting!: number;
  /** Taken by push services; today (Asia/Kolkata) and the six days before, as the figures that follow. */
  sent!: number;
  /** Given up after four attempts. */
  dropped!: number;
  /** To browsers that have ended their subscription, which is forgotten then. */
  gone!: number;
}

/** Streams of live updates of the process that answers: no process knows those of another. */
export class StreamsDto {
  /** Streams that are open. */
  open!: number;
  /** The most that a process may have. */
  most!: number;
}

/** What reaches members without a request of theirs. */
export class DeliveryDto {
  /** Mails. */
  mails!: MailDeliveryDto;
  /** Pushes to browsers. */
  pushes!: PushDeliveryDto;
  /** Streams of live updates. */
  streams!: StreamsDto;
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
  /** Mails, pushes and live updates. */
  delivery?: DeliveryDto;
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
  /** Sign-ins of members and administrators with a wrong name or password in the last 24 hours; null for moderators. */
  failedSignIns!: number | null;
  /** Sign-ins of suspended members with the right password in the last 24 hours; null for moderators. */
  refusedSignIns!: number | null;
  /** Cases of the review that wait for a decision, with appeals. */
  waitingCases!: number;
  /** Those of them that are late. */
  lateCases!: number;
  /** Those of them that are internships which ask to be approved. */
  waitingInternships!: number;
  /** Since when the first of those waits; ISO 8601, UTC. Null when none does. */
  oldestInternship!: string | null;
  /** Grievances that wait for an answer; null for moderators. */
  waitingGrievances!: number | null;
  /** Those of them that are late; null for moderators. */
  lateGrievances!: number | null;
  /** Whether `GRIEVANCE_OFFICER` and `GRIEVANCE_EMAIL` are set: the law may require that the site names a grievance officer. */
  namesGrievanceOfficer!: boolean;
  maintenance!: MaintenanceDto;
  /** Jobs whose last run failed; empty for moderators. */
  failingJobs!: JobDto[];
}

export class AttentionResponseDto extends SuccessResponseDto {
  data!: AttentionDto;
}
