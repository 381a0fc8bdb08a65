import { ValidateBy } from 'class-validator';

const MIN_BYTES = 32;

/** A base64 text of at least 256 bits, the size HS256 asks for (RFC 7518, section 3.2). */
export function IsTokenKey(): PropertyDecorator {
  return ValidateBy({
    name: 'isTokenKey',
    validator: {
      validate: (value: unknown) =>
        typeof value === 'string' &&
        /^[A-Za-z0-9+/_-]+={0,2}$/.test(value) &&
        Buffer.from(value, 'base64').length >= MIN_BYTES,
      defaultMessage: (args) =>
        `${args?.property ?? 'key'} must be at least ${MIN_BYTES} random bytes in base64 ("campus keys" generates one)`,
    },
  });
}
