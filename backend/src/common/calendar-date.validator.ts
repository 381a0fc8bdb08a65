import { ValidateBy } from 'class-validator';

/** Whether a text is an existing date, `YYYY-MM-DD`, from 2000 to 2099. */
function isCalendarDate(value: unknown): value is string {
  if (typeof value !== 'string' || !/^20[0-9]{2}-[0-9]{2}-[0-9]{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  // The Date constructor turns 30 February into 2 March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** An existing date, `YYYY-MM-DD`; `label` names it in the message. */
export function IsCalendarDate(label: string): PropertyDecorator {
  return ValidateBy({
    name: 'isCalendarDate',
    validator: {
      validate: isCalendarDate,
      defaultMessage: () => `${label} must be a date such as 2026-01-31`,
    },
  });
}
