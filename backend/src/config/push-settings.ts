import { createECDH } from 'node:crypto';
import { Matches, ValidateBy } from 'class-validator';
import { PushHosts } from './push-hosts.js';
import { ServerSettings } from './server-settings.js';
import { Setting } from './setting.js';

/** The push services of Chrome, Firefox, Safari and Edge. */
export const KNOWN_PUSH_HOSTS =
  'fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com';

/** A base64url text without padding, of so many bytes; may be empty. */
function IsVapidKey(characters: number): PropertyDecorator {
  return Matches(new RegExp(`^([A-Za-z0-9_-]{${characters}})?$`), {
    message: '$property is not a key of web push ("campus push-keys" generates both)',
  });
}

/** Names as {@link PushHosts} reads them. */
function IsPushHosts(): PropertyDecorator {
  return ValidateBy({
    name: 'isPushHosts',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && PushHosts.isList(value),
      defaultMessage: () =>
        '$property must list hosts such as push.example.com, push.example.com:8443 or *.push.example.com, separated by commas',
    },
  });
}

/** Settings of notifications on devices (web push); without the keys there are none. */
export class PushSettings extends ServerSettings {
  /**
   * Keys of web push: "campus push-keys" generates both. Empty, with the next two: no notifications on devices.
   * @remarks What browsers know this installation's pushes by (RFC 8292): an uncompressed point on P-256, base64url.
   */
  @Setting({ console: true }, IsVapidKey(87))
  VAPID_PUBLIC_KEY = '';

  /**
   * The private one, which signs pushes.
   * @remarks The scalar that belongs to the public key, base64url.
   */
  @Setting({ secret: true }, IsVapidKey(43))
  VAPID_PRIVATE_KEY = '';

  /** Where a push service can reach you, mailto: or https://. Required with the keys. */
  @Setting(
    { console: true },
    Matches(/^((mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s/]+\S*))?$/, {
      message: 'VAPID_SUBJECT must look like mailto:admin@example.org or https://example.org',
    }),
  )
  VAPID_SUBJECT = '';

  /**
   * Push services that devices may name, separated by commas: host, host:port, or *. and the end of a name. Another address
   * is never called, nor is one in a private network, except those of a host that you add here by its whole name.
   */
  @Setting({ console: true }, IsPushHosts())
  PUSH_HOSTS = KNOWN_PUSH_HOSTS;
}

/** What is wrong with the keys together: one is missing, or they do not belong to each other. */
export function faultsOfVapidKeys(settings: PushSettings): string[] {
  const names = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const;
  const missing = names.filter((name) => settings[name] === '');
  if (missing.length === names.length) return [];
  if (missing.length > 0)
    return missing.map((name) => `${name} is missing: web push needs all three VAPID_…`);
  return publicKeyOf(settings.VAPID_PRIVATE_KEY) === settings.VAPID_PUBLIC_KEY
    ? []
    : ['VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY'];
}

/** Null if it is not a private key. */
function publicKeyOf(privateKey: string): string | null {
  try {
    const keys = createECDH('prime256v1');
    keys.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return keys.getPublicKey('base64url');
  } catch {
    return null;
  }
}
