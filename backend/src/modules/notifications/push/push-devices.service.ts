import { ECDH } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { forbidden, invalid } from '../../../common/app-error.js';
import type { MessageResponseDto } from '../../../common/envelope.dto.js';
import { PushService } from '../../../platform/push/push-service.js';
import type { Identity } from '../../../common/identity.js';
import type { AddPushDto, GetPushKeyDto, PushKeyResponseDto, RemovePushDto } from './push.dto.js';
import { PushRepository } from './push.repository.js';

/** Which of a member's browsers are notified. */
@Injectable()
export class PushDevicesService {
  constructor(
    private readonly repository: PushRepository,
    private readonly push: PushService,
  ) {}

  async key({ accountId }: Identity, { endpoint }: GetPushKeyDto): Promise<PushKeyResponseDto> {
    // It may also be null.
    const isOn = endpoint ? await this.repository.has(accountId, endpoint) : false;
    return { success: true, data: { key: this.push.key, isOn } };
  }

  /**
   * @throws AppError 403 where web push is off, 400 for an address that is not one of a known push service, or a key that is
   * none, 401 if the session ends meanwhile
   */
  async add({ accountId, sessionId }: Identity, { endpoint, keys }: AddPushDto): Promise<MessageResponseDto> {
    if (this.push.key === null) throw forbidden('Notifications on devices are not available here');
    if (!this.push.knows(endpoint))
      throw invalid({ endpoint: 'endpoint must be an https address at a known push service' });
    const p256dh = unpadded(keys.p256dh);
    if (!isPoint(p256dh)) throw invalid({ 'keys.p256dh': 'p256dh must be a public key on the curve P-256' });
    const target = { endpoint, p256dh, auth: unpadded(keys.auth) };
    await this.repository.add(accountId, sessionId, target);
    return { success: true, message: 'This device gets notifications.' };
  }

  async remove({ accountId }: Identity, { endpoint }: RemovePushDto): Promise<MessageResponseDto> {
    await this.repository.remove(accountId, endpoint);
    return { success: true, message: 'This device gets no more notifications.' };
  }
}

const unpadded = (base64url: string) => base64url.replaceAll('=', '');

/** Nothing could be encrypted for any other key, and each push to it would fail. */
function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', undefined, 'uncompressed');
    return true;
  } catch {
    return false;
  }
}
