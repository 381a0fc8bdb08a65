import { isGuessable } from './password-rules.js';

describe('isGuessable', () => {
  it.each(['password', 'PASSWORD1', 'iloveyou', 'qwertyuiop', '12345678'])('refuses %s', (password) => {
    expect(isGuessable(password, [])).toBe(true);
  });

  it("refuses the account's own e-mail, phone and user name", () => {
    expect(isGuessable('Asha@Example.in', ['asha@example.in', '9876543210'])).toBe(true);
    expect(isGuessable('9876543210', ['asha@example.in', '9876543210'])).toBe(true);
  });

  it('accepts an ordinary phrase', () => {
    expect(isGuessable('mango pickle monsoon', ['asha@example.in'])).toBe(false);
  });
});
