import { Matches } from 'class-validator';

/** A limit as `most/seconds`, for example `30/3600`: thirty an hour. */
export function IsLimit(): PropertyDecorator {
  return Matches(/^[1-9][0-9]{0,8}\/[1-9][0-9]{0,6}$/, {
    message: '$property must look like 30/3600 (thirty an hour)',
  });
}
