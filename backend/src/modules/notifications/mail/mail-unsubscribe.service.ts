import { Injectable } from '@nestjs/common';
import { badRequest } from '../../../common/app-error.js';
import type { MessageResponseDto } from '../../../common/envelope.dto.js';
import { Env } from '../../../config/env.js';
import { MailListTokens, type Subscription } from './mail-lists.js';
import { NotificationMailRepository } from './notification-mail.repository.js';

/** Ends mails by the link in one of them, without a sign-in. */
@Injectable()
export class MailUnsubscribeService {
  private readonly tokens: MailListTokens;

  constructor(
    private readonly repository: NotificationMailRepository,
    private readonly env: Env,
  ) {
    this.tokens = new MailListTokens([env.MEMBER_TOKEN_KEY, env.MEMBER_TOKEN_KEY_ACCEPTED]);
  }

  /** For a link that ends the list. */
  token(subscription: Subscription): string {
    return this.tokens.make(subscription);
  }

  /**
   * Switches the list off, if it is on. The answer does not say whether it was, or whether the account still exists.
   * @throws AppError 400 for a token that is not ours
   */
  async end(token: string): Promise<MessageResponseDto> {
    const subscription = this.tokens.read(token);
    if (!subscription) throw badRequest('This link is not valid.', 'unsubscribe_link_dead');
    await this.repository.end(subscription);
    return { success: true, message: 'Done. You will get no more of these.' };
  }

  /** The page with the button that ends the list. The token is in its fragment, which no server sees. */
  page(token: string): string {
    return `${this.env.MEMBER_ORIGIN}/auth/unsubscribe#token=${encodeURIComponent(token)}`;
  }
}
