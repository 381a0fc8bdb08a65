import { emailKey, mailboxKey, hasClearDomain, MAX_EMAIL_LENGTH } from './email-address.js';

describe('the key that e-mail addresses are compared by', () => {
  it.each([
    ['asha@example.in', 'ASHA@Example.IN'],
    ['asha@example.in', 'ａｓｈａ@example.in'],
    ['asha@example.in', 'asha＠ｅｘａｍｐｌｅ．ｉｎ'],
    ['asha@example.in', 'asha@example。in'],
    ['henryviii@example.in', 'henryⅧ@example.in'],
    ['i@example.in', 'Ⅰ@example.in'],
    ['office@example.in', 'oﬃce@example.in'],
    ['strasse@example.in', 'straße@example.in'],
    ['ΟΔΟΣ@example.in', 'οδος@example.in'],
    ['asha@example.in', 'as\u200bha@example.in'],
    ['jos\u00e9@example.in', 'jose\u0301@example.in'],
    ['asha@рф.in', 'asha@xn--p1ai.in'],
    ['asha@РФ.in', 'asha@XN--P1AI.in'],
    ['asha@भारत.com', 'asha@xn--h2brj9c.com'],
  ])('is one for %s and %s', (one, other) => {
    expect(emailKey(other)).toBe(emailKey(one));
  });

  it.each([
    ['asha@example.in', 'asha@example.com'],
    ['asha@example.in', 'as.ha@example.in'],
    ['asha@example.in', 'asha+1@example.in'],
    ['asha@рф.in', 'asha@xn--p1a.in'],
    ['asha@ab.c.in', 'asha@a.bc.in'],
  ])('differs for %s and %s', (one, other) => {
    expect(emailKey(other)).not.toBe(emailKey(one));
  });

  it('is the address itself, in small letters, of an ordinary address', () => {
    expect(emailKey('Asha.K+1@Mail.Example.IN')).toBe('asha.k+1@mail.example.in');
  });

  it('exists for any text, and is never longer than the index allows', () => {
    for (const typed of [
      '',
      '@',
      '9876543210',
      'a@b@c',
      'xn--',
      'a@xn--',
      'ﷺ'.repeat(254),
      'a@xn--zzzzzzzz--.in',
      `a@${'b'.repeat(300)}.in`,
    ]) {
      expect(emailKey(typed).length).toBeLessThanOrEqual(MAX_EMAIL_LENGTH);
      expect(emailKey(emailKey(typed))).toBe(emailKey(typed));
    }
  });
});

describe('a domain', () => {
  it.each([
    ...[
      'example.in',
      'iit-b2.ac.in',
      '3m.com',
      'xn--p1ai.com',
      'विद्यालय.com',
      'विद्यालय२४.भारत',
      'கல்லூரி.இந்தியா',
    ],
    ...[
      '例え・カタカナひらがな.jp',
      '學校ㄅㄆ.tw',
      '漢字한글.kr',
      'ᱚᱞ.in',
      'école.fr',
      'почта.рф',
      'müller-2.de',
    ],
  ])('%s is clear', (domain) => {
    expect(hasClearDomain(`asha@${domain}`)).toBe(true);
  });

  it.each([
    ['a Cyrillic letter among Latin ones', 'pаypal.com'],
    ['the same in Punycode', 'xn--pypal-4ve.com'],
    ['a Greek letter', 'gοogle.com'],
    ['one label of several', 'mail.exаmple.ac.in'],
    ['Devanagari and Latin in one label', 'vidya-विद्या.com'],
    ['Cyrillic and Greek', 'жο.com'],
    ['Punycode that stands for nothing', 'xn--zzzzzzzz--.com'],
  ])('with %s is not', (_, domain) => {
    expect(hasClearDomain(`asha@${domain}`)).toBe(false);
  });
});

it.each([
  ['Name+tag@Example.in', 'name@example.in'],
  ['name+a+b@example.in', 'name@example.in'],
  ['name@example.in', 'name@example.in'],
  ['+tag@example.in', '+tag@example.in'],
])('%s leads to the mailbox %s', (address, mailbox) => {
  expect(mailboxKey(address)).toBe(mailbox);
});
