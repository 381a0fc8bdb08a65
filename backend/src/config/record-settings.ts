import { IsString, Matches, ValidateBy } from 'class-validator';
import { PushSettings } from './push-settings.js';
import { publicRecordKey, readPublicRecordKeys, readRecordKey } from './record-key.js';
import { EVERY_INSTALLATION, Setting } from './setting.js';

function IsRecordKey(): PropertyDecorator {
  return ValidateBy({
    name: 'isRecordKey',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && readRecordKey(value) !== null,
      defaultMessage: () =>
        '$property must be a private Ed25519 key (PKCS#8) in base64 ("campus keys" generates one)',
    },
  });
}

function IsPublicRecordKeys(): PropertyDecorator {
  return ValidateBy({
    name: 'isPublicRecordKeys',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && readPublicRecordKeys(value) !== null,
      defaultMessage: () =>
        '$property must list public keys, separated by commas ("campus record-keys" prints the line)',
    },
  });
}

/** Settings of signed records. */
export class RecordSettings extends PushSettings {
  /**
   * Signs members' records: a private Ed25519 key, which "campus keys" generates, too. Keep it, and change it only as
   * docs/run/secrets.md says: what it has signed is checked with its public key for ever.
   * @remarks PKCS#8 in base64, one line. docs/decisions/0126-signed-records.md
   */
  @Setting({ secret: true, setBy: EVERY_INSTALLATION }, IsRecordKey())
  RECORD_KEY!: string;

  /**
   * Public keys of records, that of RECORD_KEY first and all former ones after it, separated by commas: "campus record-keys"
   * prints the line. The same in the settings of the API and of the sites. Never remove one: records that it signed would
   * no longer count as genuine.
   */
  @Setting({ console: true, setBy: ['compose'] }, IsPublicRecordKeys())
  RECORD_PUBLIC_KEYS = '';

  /** Name of the community, which records have as their issuer; the sites' setting of this name, with the same value. */
  @Setting({ console: true, setBy: EVERY_INSTALLATION }, IsString(), Matches(/\S/))
  BRAND_NAME = 'Campus Commons';
}

/** What is wrong with the keys together: the list lacks the one that signs. */
export function faultsOfRecordKeys(settings: RecordSettings): string[] {
  const key = readRecordKey(settings.RECORD_KEY);
  const listed = readPublicRecordKeys(settings.RECORD_PUBLIC_KEYS);
  // Each by itself is reported by the rule of its field.
  if (key === null || listed === null || listed.size === 0 || listed.has(publicRecordKey(key))) return [];
  return ['RECORD_PUBLIC_KEYS lacks the public key of RECORD_KEY ("campus record-keys" prints the line)'];
}
