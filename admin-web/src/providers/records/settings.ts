import type { ConfigurationEntryDto, DeliveryDto, JobDto, MigrationDto } from '../../api/generated';
import type { CURRENT } from './current';

/** The state of maintenance mode. */
export interface Maintenance {
  isOn: boolean;
  /** Message to members; empty while it is off. */
  message: string;
  /** When it was last changed, ISO 8601, UTC; `null` when it never was. */
  since: string | null;
  /** User ID of the administrator who changed it; `null` when nobody did or the account no longer exists. */
  by: string | null;
}

/** The state of maintenance mode, for every screen; the resource `maintenance`. */
export interface MaintenanceRecord extends Maintenance {
  id: typeof CURRENT;
}

/** The configuration and state of this deployment; the resource `settings`. */
export interface SettingsRecord {
  id: typeof CURRENT;
  maintenance: Maintenance;
  /** Environment variables of the API, without secrets. */
  configuration: ConfigurationEntryDto[];
  /** Version of the API. */
  version: string;
  /** Commit that the API was built from; `undefined` for an API that does not say it. */
  revision?: string | undefined;
  /** In the order in which they run. */
  migrations: MigrationDto[];
  /** The API's recurring jobs. */
  jobs: JobDto[];
  /** Mails, pushes and live updates; `undefined` for an API that does not say it. */
  delivery?: DeliveryDto | undefined;
}

/** What needs an administrator's attention; the resource `attention`. */
export interface AttentionRecord {
  id: typeof CURRENT;
  /** Members who were suspended today and still are. Days are those of Asia/Kolkata. */
  suspendedToday: number;
  /** All suspended members. */
  suspended: number;
  /** Sign-ins of members and administrators with a wrong name or password in the last 24 hours. */
  failedSignIns: number;
  /** Sign-ins of suspended members with the right password in the last 24 hours. */
  refusedSignIns: number;
  /** Names of the jobs whose last run failed. */
  failingJobs: string[];
  maintenance: Maintenance;
}

/** What was created on one day and still exists; the resource `timeline`. */
export interface DayRecord {
  /** `YYYY-MM-DD` in Asia/Kolkata. */
  id: string;
  signUps: number;
  posts: number;
  comments: number;
  likes: number;
}
