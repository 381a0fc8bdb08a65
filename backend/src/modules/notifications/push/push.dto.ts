import { Type } from 'class-transformer';
import { IsObject, IsOptional, Matches, ValidateNested } from 'class-validator';
import { SuccessResponseDto } from '../../../common/envelope.dto.js';
import { IsText } from '../../../common/text.validators.js';

/** Longest address of a browser at its push service. */
const MAX_ENDPOINT_LENGTH = 1000;

export class GetPushKeyDto {
  /**
   * The address of the caller's browser, to learn whether it is notified.
   * @example "https://push.example.com/send/b3f1c2"
   */
  @IsOptional()
  @IsText('endpoint', { max: MAX_ENDPOINT_LENGTH })
  endpoint?: string;
}

export class PushKeyDto {
  /**
   * The `applicationServerKey` with which browsers subscribe, base64url; null where notifications on devices are off.
   * @example "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
   */
  key!: string | null;
  /** Whether the browser at the given address is notified for the caller; false without an address. */
  isOn!: boolean;
}

export class PushKeyResponseDto extends SuccessResponseDto {
  data!: PushKeyDto;
}

/** The keys of a subscription, as browsers say them. */
export class PushKeysDto {
  /**
   * The browser's public key on P-256: 65 bytes, base64url.
   * @example "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
   */
  @Matches(/^[A-Za-z0-9_-]{87}=?$/, { message: 'p256dh must be a public key of 65 bytes in base64url' })
  p256dh!: string;

  /**
   * The secret that the browser shares: 16 bytes, base64url.
   * @example "BTBZMqHH6r4Tts7J_aSIgg"
   */
  @Matches(/^[A-Za-z0-9_-]{22}(==)?$/, { message: 'auth must be a secret of 16 bytes in base64url' })
  auth!: string;
}

/** A browser's subscription (`PushSubscription.toJSON`). */
export class AddPushDto {
  /**
   * The browser's address at its push service: `https`, on a host of the setting `PUSH_HOSTS`.
   * @example "https://push.example.com/send/b3f1c2"
   */
  @IsText('endpoint', { min: 1, max: MAX_ENDPOINT_LENGTH })
  endpoint!: string;

  @Type(() => PushKeysDto)
  @ValidateNested()
  @IsObject({ message: 'keys must have p256dh and auth' })
  keys!: PushKeysDto;
}

export class RemovePushDto {
  /**
   * The browser's address at its push service.
   * @example "https://push.example.com/send/b3f1c2"
   */
  @IsText('endpoint', { min: 1, max: MAX_ENDPOINT_LENGTH })
  endpoint!: string;
}
