import { jest } from '@jest/globals';
import type { Response } from 'supertest';
import { MailOutbox } from '../src/platform/mail/mail-outbox.js';
import { startApp, type TestApp } from './support/app.js';
import { joinMember, PASSWORD, signIn, type TestMember } from './support/factories.js';
import { mailedToken, mailsTo, untilMailsAreSent } from './support/mails.js';

const NEW_PASSWORD = 'jackfruit lantern river';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ MEMBER_ORIGIN: 'https://campus.example', LIMIT_CONFIRM: '3/3600' });
});
afterAll(() => app.close());

let serial = 0;
const newAddress = () => `moved${(serial += 1)}@example.in`;

const confirm = (token: string) => app.call('/user/auth/confirmEmail', { token });
const sendLink = (member: TestMember) => app.call('/user/account/sendConfirmation', {}, member.token);
const linkTo = (address: string) => mailedToken(app, address, '/confirm-email');
const change = (member: TestMember, email: string, password = PASSWORD) =>
  app.call('/user/account/changeEmail', { email, password }, member.token);
const login = (emailOrPhone: string, password = PASSWORD) =>
  app.call('/user/auth/login', { emailOrPhone, password });
const profile = async (viewer: TestMember, userId = viewer.id) =>
  (await app.call('/user/profile/get', { userId }, viewer.token).expect(200)).body.data.User;
/** The answer of the API, without what differs between requests. */
const said = ({ status, body: { requestId: _, ...body } }: Response) => ({ status, body });
const subjects = async (address: string) =>
  (await mailsTo(app, address)).map((mail) => /Subject: (.*)\r/.exec(mail)?.[1]);

/** Requests a change and returns the token that was mailed to the new address. */
async function changeLink(member: TestMember, email: string): Promise<string> {
  await change(member, email).expect(200);
  return linkTo(email);
}

async function resetPassword(member: TestMember): Promise<void> {
  await app.call('/user/auth/forgotPassword', { email: member.email }).expect(200);
  const token = await mailedToken(app, member.email, '/auth/reset-password');
  await app.call('/user/auth/resetPassword', { token, password: NEW_PASSWORD }).expect(200);
}

describe('an e-mail address', () => {
  it('is confirmed with the link that is mailed on joining, once', async () => {
    const member = await joinMember(app);
    expect(await profile(member)).toMatchObject({ email: member.email, emailConfirmed: false });
    const token = await linkTo(member.email);
    await confirm(token).expect(200);
    expect(await profile(member)).toMatchObject({ email: member.email, emailConfirmed: true });
    expect((await confirm(token).expect(400)).body.error).toBe('confirm_link_dead');
    const actions = await app.rows('SELECT action FROM audit_event WHERE member_id = $1', [member.id]);
    expect(actions).toContainEqual({ action: 'email_confirmed' });
  });

  it('is nobody else’s business, confirmed or not', async () => {
    const [member, other] = [await joinMember(app), await joinMember(app)];
    expect(await profile(other, member.id)).toMatchObject({ email: null, emailConfirmed: null });
  });

  it('is confirmed by one of several concurrent uses of a link', async () => {
    const token = await linkTo((await joinMember(app)).email);
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('is not confirmed with a link that is a day old, invented, or of a deleted account', async () => {
    const [late, gone] = [await joinMember(app), await joinMember(app)];
    const [lateToken, goneToken] = [await linkTo(late.email), await linkTo(gone.email)];
    await app.rows('UPDATE mail_token SET expires_at = now() WHERE member_id = $1', [late.id]);
    await app.call('/user/account/delete', { password: PASSWORD }, gone.token).expect(200);
    for (const token of [lateToken, goneToken, 'x'.repeat(43)]) await confirm(token).expect(400);
    expect(await profile(late)).toMatchObject({ emailConfirmed: false });
  });

  it('gets another link on request, three times an hour here, and none once it is confirmed', async () => {
    const member = await joinMember(app);
    const first = await linkTo(member.email);
    for (let n = 1; n <= 3; n += 1) await sendLink(member).expect(200);
    await sendLink(member).expect(429);
    const last = await linkTo(member.email);
    expect(last).not.toBe(first);
    await confirm(first).expect(200);
    await confirm(last).expect(400);
    const mails = await mailsTo(app, member.email);
    expect((await sendLink(member).expect(200)).body.message).toBe('Your email is already confirmed.');
    await untilMailsAreSent(app);
    expect(await mailsTo(app, member.email)).toHaveLength(mails.length);
  });

  it('is confirmed by a password reset, whose link only its reader has', async () => {
    const member = await joinMember(app);
    await resetPassword(member);
    const token = await signIn(app, member.email, NEW_PASSWORD);
    expect(await profile({ ...member, token })).toMatchObject({ emailConfirmed: true });
  });

  it('leaves no token of its links in the database', async () => {
    const token = await linkTo((await joinMember(app)).email);
    const rows = await app.rows(
      `SELECT encode(hash, 'escape') AS a, encode(hash, 'base64') AS b, purpose, value FROM mail_token`,
    );
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('a change of the e-mail address', () => {
  it('holds once the new address is confirmed; the old one is told', async () => {
    const [member, email] = [await joinMember(app), newAddress()];
    const token = await changeLink(member, email);
    expect((await profile(member)).email).toBe(member.email);
    await login(email).expect(401);
    expect(await subjects(member.email)).toContain('Your email is to be changed');
    expect((await mailsTo(app, member.email)).join()).not.toContain(email);

    await confirm(token).expect(200);
    expect(await profile(member)).toMatchObject({ email, emailConfirmed: true });
    await login(email.toUpperCase()).expect(200);
    await login(member.email).expect(401);
    await confirm(token).expect(400);
  });

  it('frees the old address, and ends the links that were mailed to it', async () => {
    const [member, email] = [await joinMember(app), newAddress()];
    const confirmation = await linkTo(member.email);
    await app.call('/user/auth/forgotPassword', { email: member.email }).expect(200);
    const reset = await mailedToken(app, member.email, '/auth/reset-password');
    await confirm(await changeLink(member, email)).expect(200);
    await confirm(confirmation).expect(400);
    await app.call('/user/auth/resetPassword', { token: reset, password: NEW_PASSWORD }).expect(400);
    await joinMember(app, { email: member.email });
  });

  it('to an address that is taken gets the same answer; nobody there gets a mail', async () => {
    const [member, other] = [await joinMember(app), await joinMember(app)];
    await untilMailsAreSent(app);
    const before = await mailsTo(app, other.email);
    const taken = said(await change(member, other.email.toUpperCase()));
    const free = said(await change(member, newAddress()));
    expect(taken).toEqual(free);
    expect(taken.status).toBe(200);
    await untilMailsAreSent(app);
    expect(await mailsTo(app, other.email)).toEqual(before);
    // The old address is told of both, so its reader cannot tell them apart either.
    const notices = (await subjects(member.email)).filter((each) => each === 'Your email is to be changed');
    expect(notices).toHaveLength(2);
  });

  it('is refused if somebody has joined with the new address meanwhile', async () => {
    const [member, email] = [await joinMember(app), newAddress()];
    const token = await changeLink(member, email);
    await joinMember(app, { email });
    expect((await confirm(token).expect(409)).body.errors).toEqual({
      email: 'This email is already registered',
    });
    expect((await profile(member)).email).toBe(member.email);
  });

  it('needs the password, another address, and one that imitates none', async () => {
    const member = await joinMember(app);
    const errors = async (email: string, password?: string) =>
      Object.keys((await change(member, email, password).expect(400)).body.errors);
    expect(await errors(newAddress(), 'not my password')).toEqual(['password']);
    expect(await errors(member.email)).toEqual(['email']);
    expect(await errors('asha@раypal.com')).toEqual(['email']);
    expect(await errors('asha')).toEqual(['email']);
    // None of these counted: only mails do.
    for (let n = 1; n <= 3; n += 1) await change(member, newAddress()).expect(200);
    await change(member, newAddress()).expect(429);
  });

  it('replaces the change before it', async () => {
    const [member, email] = [await joinMember(app), newAddress()];
    const first = await changeLink(member, newAddress());
    const second = await changeLink(member, email);
    await confirm(first).expect(400);
    await confirm(second).expect(200);
    expect((await profile(member)).email).toBe(email);
  });

  it('can be a change of the spelling alone', async () => {
    const member = await joinMember(app);
    const email = member.email.replace('member', 'Member');
    await confirm(await changeLink(member, email)).expect(200);
    expect((await profile(member)).email).toBe(email);
  });

  const changePassword = async (member: TestMember) => {
    const form = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    await app.call('/user/account/changePassword', form, member.token).expect(200);
  };

  it.each([
    ['changing', changePassword],
    ['resetting', resetPassword],
  ])('is stopped by %s the password', async (_how, act) => {
    const [member, email] = [await joinMember(app), newAddress()];
    const token = await changeLink(member, email);
    await act(member);
    await confirm(token).expect(400);
    await login(member.email, NEW_PASSWORD).expect(200);
  });

  it('is stopped by changing the password while its mail waits', async () => {
    const [member, email] = [await joinMember(app), newAddress()];
    await untilMailsAreSent(app);
    const outbox = app.nest.get(MailOutbox);
    const held = jest.spyOn(outbox, 'sendQueued').mockImplementation(() => undefined);
    await change(member, email).expect(200);
    held.mockRestore();
    await changePassword(member);
    outbox.sendQueued();
    await untilMailsAreSent(app);
    expect(await mailsTo(app, email)).toEqual([]);
  });

  describe('while it waits', () => {
    const waiting = async (member: TestMember) =>
      (await app.call('/user/account/getEmailChange', {}, member.token).expect(200)).body.data;
    const resend = (member: TestMember) => app.call('/user/account/resendEmailChange', {}, member.token);
    const cancel = (member: TestMember) => app.call('/user/account/cancelEmailChange', {}, member.token);

    it('is named to its member alone, until it is confirmed or a day old', async () => {
      const [member, other, email] = [await joinMember(app), await joinMember(app), newAddress()];
      expect(await waiting(member)).toBeNull();
      const token = await changeLink(member, email);
      expect(await waiting(member)).toEqual({ email, expiresAt: expect.stringMatching(/Z$/) });
      expect(await waiting(other)).toBeNull();
      await confirm(token).expect(200);
      expect(await waiting(member)).toBeNull();

      await changeLink(member, newAddress());
      await app.rows('UPDATE mail_token SET expires_at = now() WHERE member_id = $1', [member.id]);
      expect(await waiting(member)).toBeNull();
      await resend(member).expect(404);
      await cancel(member).expect(404);
    });

    it('gets its mail again, with the only link that works, as often as the limit allows', async () => {
      const [member, email] = [await joinMember(app), newAddress()];
      const first = await changeLink(member, email);
      await resend(member).expect(200);
      await untilMailsAreSent(app);
      const second = await linkTo(email);
      expect(second).not.toBe(first);
      await confirm(first).expect(400);
      await resend(member).expect(200);
      await resend(member).expect(429);
      await untilMailsAreSent(app);
      await confirm(await linkTo(email)).expect(200);
      expect((await profile(member)).email).toBe(email);
    });

    it('can be cancelled, also while its mail waits; the link then changes nothing', async () => {
      const [member, email] = [await joinMember(app), newAddress()];
      const token = await changeLink(member, email);
      const outbox = app.nest.get(MailOutbox);
      const held = jest.spyOn(outbox, 'sendQueued').mockImplementation(() => undefined);
      await resend(member).expect(200);
      await cancel(member).expect(200);
      held.mockRestore();
      await cancel(member).expect(404);
      await confirm(token).expect(400);
      outbox.sendQueued();
      await untilMailsAreSent(app);
      expect(await mailsTo(app, email)).toHaveLength(1);
      expect(await profile(member)).toMatchObject({ email: member.email });
      const actions = await app.rows('SELECT action FROM audit_event WHERE member_id = $1', [member.id]);
      expect(actions).toContainEqual({ action: 'email_change_cancelled' });
    });

    it('is either confirmed or cancelled, never both', async () => {
      const [member, email] = [await joinMember(app), newAddress()];
      const token = await changeLink(member, email);
      const [confirmed, cancelled] = await Promise.all([confirm(token), cancel(member)]);
      expect([confirmed.status, cancelled.status]).toEqual(
        confirmed.status === 200 ? [200, 404] : [400, 200],
      );
      expect((await profile(member)).email).toBe(confirmed.status === 200 ? email : member.email);
    });
  });
});
