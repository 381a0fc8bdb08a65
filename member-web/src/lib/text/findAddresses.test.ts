import { findAddresses } from './findAddresses';

const found = (text: string) =>
  findAddresses(text).map(({ start, end, href }) => [text.slice(start, end), href]);

describe('addresses in a text', () => {
  it.each([
    ['see https://iet.ac.in. ', 'https://iet.ac.in'],
    ['देखें https://iet.ac.in। कल', 'https://iet.ac.in'],
    ['https://iet.ac.in/notes।कल', 'https://iet.ac.in/notes'],
    ['دیکھیں https://iet.ac.in/notes۔ کل', 'https://iet.ac.in/notes'],
    ['https://iet.ac.in، اور', 'https://iet.ac.in'],
    ['“https://iet.ac.in”,', 'https://iet.ac.in'],
    ['"https://iet.ac.in/x".', 'https://iet.ac.in/x'],
    ["'https://iet.ac.in/x'!?", 'https://iet.ac.in/x'],
    ['(https://iet.ac.in/a_(b))', 'https://iet.ac.in/a_(b)'],
    ['(see https://iet.ac.in/a).', 'https://iet.ac.in/a'],
    ['[https://iet.ac.in]', 'https://iet.ac.in'],
    ['https://iet.ac.in/?q=a&b=c#d;', 'https://iet.ac.in/?q=a&b=c#d'],
    ['https://iet.ac.in/…', 'https://iet.ac.in/'],
    ['http://localhost:3000/a', 'http://localhost:3000/a'],
    ['https://भारत.in/नोट्स', 'https://भारत.in/नोट्स'],
  ])('%s contains %s', (text, address) => {
    expect(found(text)).toEqual([[address, address]]);
  });

  it.each([
    ['www.iet.ac.in, and', 'www.iet.ac.in'],
    ['WWW.IET.AC.IN', 'WWW.IET.AC.IN'],
    ['iet.ac.in/notes.', 'iet.ac.in/notes'],
    ['Site:iet.ac.in', 'iet.ac.in'],
    ['Iet.ac.in!', 'Iet.ac.in'],
    ['github.com', 'github.com'],
    ['(nptel.ac.in)', 'nptel.ac.in'],
    ['forms.gle/ab12', 'forms.gle/ab12'],
    ['wa.me/919839041276', 'wa.me/919839041276'],
    ['bit.ly/x?', 'bit.ly/x'],
    ['www.campus.school', 'www.campus.school'],
  ])('%s contains %s without a scheme', (text, address) => {
    expect(found(text)).toEqual([[address, `https://${address}`]]);
  });

  it.each([
    ['write to ananya@iet.ac.in.', 'ananya@iet.ac.in'],
    ['<ananya.r@gmail.com>', 'ananya.r@gmail.com'],
  ])('%s contains the e-mail address %s', (text, address) => {
    expect(found(text)).toEqual([[address, `mailto:${address}`]]);
  });

  it('finds several, each once', () => {
    expect(found('a.com,b.org iet.ac.in and https://x.in').map(([address]) => address)).toEqual([
      'iet.ac.in',
      'https://x.in',
    ]);
  });

  it.each([
    ...['main.ts', 'report.py', 'src/main.rs', 'notes.md', 'run.sh', 'data.csv', 'index.html', 'Main.java'],
    ...['B.Tech', 'b.tech/m.tech', 'M.Sc', 'b.com', 'Ph.D', 'e.g. this', 'i.e.', 'U.S.', 'a.m.'],
    ...[
      '10.30',
      '3.14.15',
      '1.2.3.4',
      'v2.0',
      '5.in',
      'Rs.500',
      'done.It is',
      'end.In the lab',
      'sir.please',
    ],
    ...[
      'help.it is',
      'ok.so',
      'asha@',
      '@iet.ac.in',
      'a@b',
      'https://',
      'https:// x',
      'http',
      'www.',
      'www.in',
    ],
    ...[
      'ftp://iet.ac.in',
      'arr.length',
      'this.state',
      'self.name',
      'np.array',
      'x..in',
      '...',
      'user:pass@x',
    ],
    ...['C:\\notes.in', '../notes.in', './iet.ac.in', 'कल.आज'],
  ])('%s contains none', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('takes no longer than a moment for any text', () => {
    const start = performance.now();
    for (const text of ['a', 'a.', 'a-', '(', 'https://a', 'a@', 'a.in/(', '1.'])
      findAddresses(text.repeat(50_000 / text.length));
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
