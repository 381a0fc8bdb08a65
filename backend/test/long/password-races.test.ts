import { PasswordHasher } from '../../src/platform/passwords/password-hasher.js';
import { startApp, type TestApp } from '../support/app.js';
import { joinMember, PASSWORD, signInAdministrator } from '../support/factories.js';
import { beginElsewhere, someoneWaitsForALock } from '../support/locks.js';

const NEW_PASSWORD = 'jackfruit lantern river';

let app: TestApp;
let newHash: string;
beforeAll(async () => {
  app = await startApp();
  newHash = await app.nest.get(PasswordHasher).hash(NEW_PASSWORD);
});
afterAll(() => app.close());

const changePassword = (token: string, newPassword: string) =>
  app.call('/user/account/changePassword', { currentPassword: PASSWORD, newPassword }, token);
const loginOf = (emailOrPhone: string, password: string) =>
  app.call('/user/auth/login', { emailOrPhone, password });

/** A change of a member's password just before its commit. */
async function changeInProgress(memberId: string) {
  const change = await beginElsewhere();
  await change.run('UPDATE member_credential SET password_hash = $2 WHERE member_id = $1', [
    memberId,
    newHash,
  ]);
  await change.run('DELETE FROM session WHERE member_id = $1', [memberId]);
  return change;
}

describe('a password that is changed while it is being verified', () => {
  it('starts no session for a login with the old password', async () => {
    const member = await joinMember(app);
    const change = await changeInProgress(member.id);
    const login = loginOf(member.email, PASSWORD).then(({ status, body }) => ({ status, error: body.error }));
    await Promise.race([login, someoneWaitsForALock(app)]);
    await change.commit();
    expect(await login).toEqual({ status: 401, error: 'invalid_credentials' });
    expect(await app.rows('SELECT id FROM session WHERE member_id = $1', [member.id])).toEqual([]);
    await loginOf(member.email, NEW_PASSWORD).expect(200);
  });

  it('starts no session for an administrator either', async () => {
    await signInAdministrator(app, 'registrar');
    const change = await beginElsewhere();
    await change.run(`UPDATE administrator SET password_hash = $1 WHERE user_name = 'registrar'`, [newHash]);
    await change.run(`DELETE FROM session WHERE kind = 'administrator'`, []);
    const login = app
      .call('/admin/auth/login', { userName: 'registrar', password: PASSWORD })
      .then(({ status }) => status);
    await Promise.race([login, someoneWaitsForALock(app)]);
    await change.commit();
    expect(await login).toBe(401);
    expect(await app.rows(`SELECT id FROM session WHERE kind = 'administrator'`)).toEqual([]);
  });

  it('cannot be changed again with the old password', async () => {
    const member = await joinMember(app);
    const first = await changeInProgress(member.id);
    const second = changePassword(member.token, 'papaya umbrella tram').then(({ status, body }) => ({
      status,
      errors: body.errors,
    }));
    await Promise.race([second, someoneWaitsForALock(app)]);
    await first.commit();
    expect(await second).toEqual({
      status: 400,
      errors: { currentPassword: 'This is not your current password' },
    });
    await loginOf(member.email, NEW_PASSWORD).expect(200);
  });

  it('does not deadlock with a password reset by mailed link', async () => {
    const member = await joinMember(app);
    await app.rows(
      `INSERT INTO password_reset (token_hash, member_id, expires_at)
       VALUES (sha256('race'), $1, now() + interval '1 hour')`,
      [member.id],
    );
    const reset = await beginElsewhere();
    await reset.run('DELETE FROM password_reset WHERE member_id = $1', [member.id]);
    const change = changePassword(member.token, 'papaya umbrella tram').then(({ status }) => status);
    await Promise.race([change, someoneWaitsForALock(app)]);
    await reset.run('UPDATE member_credential SET password_hash = $2 WHERE member_id = $1', [
      member.id,
      newHash,
    ]);
    await reset.commit();
    expect(await change).toBe(400);
    await loginOf(member.email, NEW_PASSWORD).expect(200);
  });
});
