import { ValidateBy } from 'class-validator';

const MIN_YEAR = 2000;
const YEARS_AHEAD = 4;
/** The year in India, wherever the server is, as for all days and months of the product. */
const YEAR = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Kolkata' });

/** A year of college as four digits, from 2000 to four years ahead. */
export function IsCollegeYear(): PropertyDecorator {
  const latest = () => Number(YEAR.format(new Date())) + YEARS_AHEAD;
  return ValidateBy({
    name: 'isCollegeYear',
    validator: {
      validate: (value: unknown) =>
        typeof value === 'string' &&
        /^[0-9]{4}$/.test(value) &&
        Number(value) >= MIN_YEAR &&
        Number(value) <= latest(),
      defaultMessage: (args) =>
        typeof args?.value === 'string' && /^[0-9]{4}$/.test(args.value)
          ? `Please enter a valid year between ${MIN_YEAR} and ${latest()}`
          : 'Please enter a valid 4-digit year',
    },
  });
}
