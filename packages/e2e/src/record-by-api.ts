import { call, helpWantedByApi, joinByApi, pageByApi, tokenOf } from './api.ts';
import { inDays } from './screens/opening-answers.ts';

/** The names on a record. */
interface Names {
  holder: string;
  /** Of the page: this name, and a number that makes it the only one. */
  page: string;
  role: string;
}

/** A record that was applied for, done and accepted, as its two sides bring it about. */
export async function acceptedRecord({ holder, page, role }: Names) {
  const manager = await joinByApi('Rohan Mehta');
  const managerToken = await tokenOf(manager);
  const holderToken = await tokenOf(await joinByApi(holder));
  const post = async (path: string, body: object, token: string) =>
    (await call(`/user/${path}`, body, token)).data as Record<string, string>;
  const openingId = await helpWantedByApi(
    managerToken,
    await pageByApi(managerToken, `${page} ${manager.phone}`),
    'Sort what the river left',
  );
  const { id } = await post(
    'applications/apply',
    {
      openingId,
      note: 'I live next to the river and walk there every morning, so I would rather walk with a bag.',
      ...{ answers: [], links: [], shareEmail: false, sharePhone: false },
    },
    holderToken,
  );
  await post('applications/setState', { id, from: 'applied', to: 'offered' }, managerToken);
  await post('applications/setState', { id, from: 'offered', to: 'accepted' }, holderToken);
  const { serial = '' } = await post(
    'records/issue',
    {
      ...{ applicationId: id, role, hours: 8, from: inDays(-20), to: inDays(-6) },
      done: 'Sorted 140 kg of plastic into eleven kinds, and wrote the table.',
    },
    managerToken,
  );
  const { code = '' } = await post('records/answer', { serial, accept: true }, holderToken);
  const revoke = () => call('/user/records/revoke', { serial, reason: 'Issued twice' }, managerToken);
  return { serial, code, revoke };
}
