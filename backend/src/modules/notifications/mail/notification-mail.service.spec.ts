import { jest } from '@jest/globals';
import { Env } from '../../../config/env.js';
import type { JobsService } from '../../../platform/jobs/jobs.service.js';
import type { AppLogger } from '../../../platform/logging/app-logger.js';
import type { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import type { Sql } from '../../../platform/sql/sql.js';
import type { MailUnsubscribeService } from './mail-unsubscribe.service.js';
import type { NotificationMailRepository } from './notification-mail.repository.js';
import { NotificationMailService } from './notification-mail.service.js';

/** What a process logs as a warning when it starts with these settings. */
function warnedAtStart(settings: Partial<Env>): unknown[] {
  const warn = jest.fn();
  new NotificationMailService(
    {} as Sql,
    {} as NotificationMailRepository,
    {} as MailUnsubscribeService,
    { build: jest.fn() } as unknown as MailOutbox,
    { add: jest.fn() } as unknown as JobsService,
    Object.assign(new Env(), settings),
    { warn } as unknown as AppLogger,
  ).onModuleInit();
  return warn.mock.calls.flat();
}

it('the log warns at the start of an installation without API_ORIGIN, because its members get no such mails', () => {
  expect(warnedAtStart({ NODE_ENV: 'production', API_ORIGIN: '' })).toEqual([
    'API_ORIGIN is not set: no mails about notifications are sent',
  ]);
  expect(warnedAtStart({ NODE_ENV: 'production', API_ORIGIN: 'https://api.campus.example' })).toEqual([]);
  expect(warnedAtStart({ NODE_ENV: 'development', API_ORIGIN: '' })).toEqual([]);
});
