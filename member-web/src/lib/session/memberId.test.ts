import { memberIdOf } from './memberId';

const tokenWith = (payload: string) => `head.${Buffer.from(payload).toString('base64url')}.sign`;

it('reads the member of a token', () => {
  expect(memberIdOf(tokenWith('{"sub":"42","name":"सीमा ???>>>"}'))).toBe('42');
});

it.each(['', 'abc', 'a.b.c', tokenWith('null'), tokenWith('{}'), tokenWith('{"sub"')])(
  'knows nobody by "%s"',
  (token) => {
    expect(memberIdOf(token)).toBeUndefined();
  },
);
