import { Type } from 'class-transformer';
import { IsEmail, IsInt, IsString, Max, Min, ValidateIf } from 'class-validator';
import { RecordSettings } from './record-settings.js';
import { Setting } from './setting.js';

/** Settings of grievances. What they should be, counsel decides: docs/use/law.md. */
export class GrievanceSettings extends RecordSettings {
  /** Name of the grievance officer, who is named on the page for grievances. Empty: the console says that nobody is named. */
  @Setting({ console: true }, IsString())
  GRIEVANCE_OFFICER = '';

  /** Address at which the grievance officer can be written to. Empty: the page names none, and the console says so. */
  @Setting({ console: true }, ValidateIf((env: GrievanceSettings) => env.GRIEVANCE_EMAIL !== ''), IsEmail())
  GRIEVANCE_EMAIL = '';

  /** Telephone number of the grievance officer. Empty: the page names none. */
  @Setting({ console: true }, IsString())
  GRIEVANCE_PHONE = '';

  /** Postal address of the grievance officer, in one line. Empty: the page names none. */
  @Setting({ console: true }, IsString())
  GRIEVANCE_ADDRESS = '';

  /** Days in which a grievance must be answered. */
  @Setting({ console: true }, Type(() => Number), IsInt(), Min(1), Max(30))
  GRIEVANCE_DAYS = 7;

  /** Days for which a grievance is kept after its answer; then it is deleted, with the name and the address of its sender. */
  // Answered up to 30 days before it is due, it is still counted when the month of that day is over.
  @Setting({ console: true }, Type(() => Number), IsInt(), Min(90), Max(3650))
  GRIEVANCE_KEEP_DAYS = 180;
}
