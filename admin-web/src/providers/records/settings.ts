import type { ConfigurationEntryDto, JobDto, MigrationDto } from '../../api/generated';
import type { CURRENT } from './current';

/** Whether members are kept out, and what they are told. */
export interface Maintenance {
  isOn: boolean;
  /** Empty while it is off. */
  message: string;
  /** Since when it is so, ISO 8601, UTC; `null` when it never was otherwise. */
  since: string | null;
  /** User ID of the administrator who made it so; `null` when nobody did or they are gone. */
  by: string | null;
}

/** The same alone, for every screen; the resource `maintenance`. */
export interface MaintenanceRecord extends Maintenance {
  id: typeof CURRENT;
}

/** How this installation runs; the resource `settings`. */
export interface SettingsRecord {
  id: typeof CURRENT;
  maintenance: Maintenance;
  /** Environment variables of the API, without secrets. */
  configuration: ConfigurationEntryDto[];
  /** Of the API. */
  version: string;
  /** In the order they run. */
  migrations: MigrationDto[];
  /** What the API does by itself, over and over. */
  jobs: JobDto[];
}

/** What an administrator should look at; the resource `attention`. */
export interface AttentionRecord {
  id: typeof CURRENT;
  /** Members suspended today and still so. Days are those of Asia/Kolkata. */
  suspendedToday: number;
  /** All suspended members. */
  suspended: number;
  /** Of members and administrators, with a wrong name or password, in the last 24 hours. */
  failedSignIns: number;
  /** Of suspended members with the right password, in the last 24 hours. */
  refusedSignIns: number;
  /** Names of the jobs whose last run failed. */
  failingJobs: string[];
  maintenance: Maintenance;
}

/** What came to be in one day and still stands; the resource `timeline`. */
export interface DayRecord {
  /** `YYYY-MM-DD` in Asia/Kolkata. */
  id: string;
  signUps: number;
  posts: number;
  comments: number;
  likes: number;
}
