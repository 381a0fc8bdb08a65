import { randomInt, randomUUID } from 'node:crypto';
import { Client, fieldOf } from '../traffic/client.ts';
import type { Api } from '../services/api.ts';

/** A member who has signed in. */
export interface Account {
  readonly email: string;
  readonly token: string;
}

/** @throws Error when signing up or in fails */
export async function join({ port }: Api): Promise<Account> {
  const client = new Client({ port }, () => 0);
  const [email, password] = [`${randomUUID()}@example.edu`, 'mango pickle monsoon'];
  const ask = (path: string, body: object) => client.ask({ purpose: 'write', path, body });
  const form = { name: 'Asha Rao', email, phone: String(randomInt(7_000_000_000, 9_999_999_999)), password };
  const joined = await ask('/user/auth/signUp', form);
  const signedIn = await ask('/user/auth/login', { emailOrPhone: email, password });
  client.close();
  const token = fieldOf(signedIn.text, 'token');
  if (typeof token !== 'string') throw new Error(`Joining failed: ${joined.text} ${signedIn.text}`);
  return { email, token };
}
