import { memberIdOf } from './tokens';

const tokenWith = (payload: string) => `head.${Buffer.from(payload).toString('base64url')}.sign`;

it('the member id is read from the token', () => {
  expect(memberIdOf(tokenWith('{"sub":"42","name":"सीमा ???>>>"}'))).toBe('42');
});

it.each(['', 'abc', 'a.b.c', tokenWith('null'), tokenWith('{}'), tokenWith('{"sub"')])(
  'the token "%s" has no member id',
  (token) => {
    expect(memberIdOf(token)).toBeUndefined();
  },
);
