import { IsIn, IsString, IsUrl, Matches, MinLength, ValidateIf } from 'class-validator';
import { EVERY_INSTALLATION, IN_CONTAINERS, Setting } from './setting.js';

const forS3 = ({ MEDIA_STORE }: StorageSettings) => MEDIA_STORE === 's3';
const needed = (what: string) => ({ message: `$property must name ${what}, because MEDIA_STORE is s3` });

/** Settings for file storage; commands need them, too. */
export class StorageSettings {
  /** Directory for files in transit and, with MEDIA_STORE=disk, for pictures; must be writable. */
  @Setting(
    { setBy: EVERY_INSTALLATION, example: '/var/lib/campus-commons' },
    IsString(),
    MinLength(1, { message: 'DATA_DIR must name the directory where the API keeps its files' }),
  )
  DATA_DIR!: string;

  /** `disk` keeps pictures under DATA_DIR, `s3` in a bucket that several processes can share. */
  @Setting({ console: true, setBy: EVERY_INSTALLATION }, IsIn(['disk', 's3']))
  MEDIA_STORE: 'disk' | 's3' = 'disk';

  /** Address of an S3-compatible store, https://host:port; empty for Amazon's own, which follows from the region. */
  @Setting(
    { setBy: IN_CONTAINERS },
    ValidateIf((settings: StorageSettings) => forS3(settings) && settings.S3_ENDPOINT !== ''),
    IsUrl({ require_tld: false, require_protocol: true, protocols: ['http', 'https'] }),
  )
  S3_ENDPOINT = '';

  /** Region of the bucket; most stores other than Amazon's accept any. */
  @Setting({ setBy: IN_CONTAINERS }, ValidateIf(forS3), Matches(/^[a-z0-9-]{1,40}$/, needed('a region')))
  S3_REGION = 'us-east-1';

  /** Bucket for the pictures; it must exist. Required with MEDIA_STORE=s3. */
  @Setting(
    { setBy: IN_CONTAINERS },
    ValidateIf(forS3),
    Matches(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, needed('a bucket')),
  )
  S3_BUCKET = '';

  /** Access key of an account that may read, write, remove and list in the bucket. Required with MEDIA_STORE=s3. */
  @Setting({ secret: true, setBy: IN_CONTAINERS }, ValidateIf(forS3), MinLength(1, needed('an access key')))
  S3_ACCESS_KEY_ID = '';

  /** The access key's secret. Required with MEDIA_STORE=s3. */
  @Setting(
    { secret: true, setBy: IN_CONTAINERS },
    ValidateIf(forS3),
    MinLength(1, needed('the secret of the access key')),
  )
  S3_SECRET_ACCESS_KEY = '';

  /** `true`: the bucket is the first part of the path; `false`: of the host name, which Amazon prefers. */
  @Setting({}, ValidateIf(forS3), IsIn(['true', 'false']))
  S3_PATH_STYLE = 'true';
}
