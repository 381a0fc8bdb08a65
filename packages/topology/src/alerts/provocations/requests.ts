import type { Api } from '../../services/api.ts';
import { Client, type Answer } from '../../traffic/client.ts';
import type { Account } from '../people.ts';

/**
 * Calls a process without a proxy between, so that a fault of the proxy disturbs nothing. Every answer is welcome, and none
 * too.
 */
export async function post(
  { port }: Api,
  path: string,
  body: object | FormData,
  account?: Account,
): Promise<Answer> {
  const client = new Client({ port }, () => 0);
  const answer = await client.ask({ purpose: 'write', path, body, token: account?.token });
  client.close();
  return answer;
}
