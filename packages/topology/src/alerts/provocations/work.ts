import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Api } from '../../services/api.ts';
import { waitUntil } from '../../services/wait-until.ts';
import { fieldOf } from '../../traffic/client.ts';
import type { Account } from '../people.ts';
import type { Provocation } from '../stage.ts';
import { post } from './requests.ts';

/** `PUSH_HOSTS` of the drill: a port on which nothing listens. */
export const PUSH_HOST = '127.0.0.1:9';
/** Members with devices, and how many each has (the most that the API keeps). */
const NOTIFIED = 6;
const DEVICES = 5;

/** Work that fails or is late, and people who are refused. */
export const OF_WORK: readonly Provocation[] = [
  {
    how: 'the mail server is down; then it refuses 25 mails, and one is an hour old (set back in the database)',
    alerts: ['MailsWait', 'MailsRefused', 'MailsGivenUp'],
    run: async ({ busy, killed, topology, members, mail, fires }) => {
      mail.does = 'hang up';
      const [first, second, ...others] = members;
      for (const member of [first, second]) await forget(busy, member);
      await fires('MailsWait');
      await topology.primary.query(
        `UPDATE mail_outbox SET created_at = now() - interval '2 hours', not_before = now()`,
      );
      await fires('MailsGivenUp');
      mail.does = 'refuse';
      // By now the busy process rejects most requests, and the killed one has been started again.
      for (const member of others) await forget(killed, member);
    },
  },
  {
    how: 'no push service answers, and 30 pushes fail for the fourth time (the database says that three attempts were made)',
    alerts: ['PushesDropped'],
    run: async ({ busy, topology, members }) => {
      const [reader, ...others] = members;
      const notified = others.slice(0, NOTIFIED);
      for (const member of notified) {
        for (let device = 0; device < DEVICES; device += 1)
          await expectOk(post(busy, '/user/notifications/addPush', newDevice(), member));
        const form = new FormData();
        form.set('feedData', JSON.stringify({ content: '<p>Who has the notes of Monday?</p>' }));
        const written = await expectOk(post(busy, '/user/feeds/create', form, member));
        const comment = { feedId: String(fieldOf(written, 'data', 'id')), comment: 'Here they are' };
        await expectOk(post(busy, '/user/comments/create', comment, reader));
      }
      await waitUntil('the pushes wait', async () => {
        const [row] = await topology.primary.query<{ waiting: number }>(
          'SELECT count(*)::int AS waiting FROM push_outbox WHERE waiting',
        );
        return row?.waiting === NOTIFIED * DEVICES;
      });
      await topology.primary.query('UPDATE push_outbox SET tries = 3, not_before = now()');
    },
  },
  {
    how: 'a table of a job and a call is renamed; the job’s last success is set back by two hours',
    alerts: ['PeriodicWorkFails', 'JobLate', 'ErrorsBurnFast', 'ErrorsBurnSlowly'],
    // Comments read it.
    after: ['PushesDropped'],
    run: async ({ busy, topology, members: [member], fires }) => {
      // One that the feed does not read: FeedSlow counts successful answers.
      await topology.primary.query('ALTER TABLE notification_setting RENAME TO notification_setting_away');
      await topology.primary.query(
        `UPDATE job_run SET succeeded_at = now() - interval '2 hours' WHERE name = 'mail notifications'`,
      );
      // Again and again: Prometheus sees no increase in a series that begins with its first failures.
      const hasFired = fires('ErrorsBurnFast').then(() => true);
      while (!(await Promise.race([hasFired, sleep(1_000)]))) {
        await post(busy, '/user/notifications/getSettings', {}, member);
      }
    },
  },
  {
    how: 'the last backup is set back by 27 hours',
    alerts: ['BackupOld'],
    run: async ({ topology }) => {
      const finishedAt = new Date(Date.now() - 27 * 3_600_000).toISOString();
      await topology.primary.query(
        `INSERT INTO setting (name, value) VALUES ('last backup', '{"finishedAt": "${finishedAt}"}')`,
      );
    },
  },
  {
    how: 'a report waits for three hours (set back in the database)',
    alerts: ['CasesLate'],
    run: async ({ topology }) => {
      await topology.primary.query(
        `INSERT INTO review_case (target_kind, target_id, priority, due_at, snapshot, revision)
         VALUES ('member', 1, 0, now() - interval '1 hour', '{}', 1)`,
      );
    },
  },
  {
    how: '80 people sign up from one address; one password is tried 150 times',
    alerts: ['AddressRefused', 'PasswordsGuessed'],
    run: async ({ busy, members: [member] }) => {
      for (let person = 0; person < 80; person += 1) {
        const form = {
          name: 'Asha',
          email: `flood${person}@example.edu`,
          phone: String(6_100_000_000 + person),
        };
        await post(busy, '/user/auth/signUp', { ...form, password: 'mango pickle monsoon' });
      }
      for (let guess = 0; guess < 150; guess += 1) {
        await post(busy, '/user/auth/login', { emailOrPhone: member?.email, password: 'wrong' });
      }
    },
  },
];

const forget = (api: Api, member: Account | undefined) =>
  post(api, '/user/auth/forgotPassword', { email: member?.email });

/** @returns the body; @throws Error for any other answer */
async function expectOk(asked: ReturnType<typeof post>): Promise<string> {
  const { status = 0, text } = await asked;
  if (status < 200 || status > 299) throw new Error(`Answered ${status}: ${text}`);
  return text;
}

/** A browser at a push service that does not answer. */
function newDevice() {
  const keys = createECDH('prime256v1');
  return {
    endpoint: `https://${PUSH_HOST}/${randomUUID()}`,
    keys: { p256dh: keys.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
  };
}
