import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { readAnswerFile, toAnswerFile } from '../src/answers/answer-file.ts';
import { askAll } from '../src/answers/ask.ts';
import { completeAnswers } from '../src/answers/complete.ts';
import { QUESTIONS } from '../src/answers/questions.ts';
import { repository, temporaryFolder } from './support.ts';

const OWNER = process.getuid?.() ?? 0;

describe('answers', () => {
  it('follow from the name of the member site', () => {
    expect(completeAnswers({ MEMBER_NAME: 'campus.example' })).toMatchObject({
      CONSOLE_NAME: 'console.campus.example',
      API_NAME: 'api.campus.example',
      CONTACT_EMAIL: 'hello@campus.example',
      ACME_EMAIL: 'hello@campus.example',
      MAIL_FROM: 'Campus Commons <no-reply@campus.example>',
      SMTP_URL: '',
    });
  });

  it.each([
    ['MEMBER_NAME', 'https://campus.example/'],
    ['MEMBER_NAME', 'Campus.example'],
    ['MEMBER_NAME', 'campus'],
    ['MEMBER_NAME', '-a.example'],
    ['MEMBER_NAME', '10.0.0.1'],
    ['CONSOLE_NAME', 'campus.example'],
    ['API_NAME', 'console.campus.example'],
    ['API_NAME', 'a.example; reboot'],
    ['CONTACT_EMAIL', 'nobody'],
    ['SMTP_URL', 'https://mail.example'],
    ['MAIL_FROM', 'Campus'],
    ['CAREER_URL', 'javascript:alert(1)'],
    ['ADMIN_PASSWORD', 'short'],
    ['ADMIN_USER_NAME', ''],
    ['ACME_DIRECTORY', 'http://authority.example'],
    ['CA_ROOT', 'relative.pem'],
    ['CAMPUS_NETWORKS', '203.0.113.7; 2'],
    ['BRAND_NAME', 'two\nlines'],
    ['BRAND_NAME', 'a "quoted" one'],
  ] as const)('are refused by name: %s=%s', (name, answer) => {
    expect(() => completeAnswers({ MEMBER_NAME: 'campus.example', [name]: answer })).toThrow(`  ${name}`);
  });

  it('are refused all at once, and a secret is not shown', () => {
    const wrong = { CONTACT_EMAIL: 'nobody', SMTP_URL: 'http://user:hunter22@mail.example' };
    expect(() => completeAnswers(wrong)).toThrow(
      /MEMBER_NAME is missing\n.*CONTACT_EMAIL: "nobody" is no mail address\n(?!.*hunter22).*SMTP_URL: it must begin/s,
    );
  });
});

describe('an answer file', () => {
  const folder = temporaryFolder();
  const write = (text: string, mode = 0o600) => {
    const file = path.join(folder.path, 'answers');
    writeFileSync(file, text);
    chmodSync(file, mode);
    return file;
  };

  it('has lines as files of settings do', () => {
    const file = write(
      `# ours\n\nMEMBER_NAME=campus.example\nBRAND_NAME="Rao's \\"Campus\\""\nMAIL_FROM='A <a@b.example>'\n`,
    );
    expect(readAnswerFile(file, OWNER)).toEqual({
      MEMBER_NAME: 'campus.example',
      BRAND_NAME: 'Rao\'s "Campus"',
      MAIL_FROM: 'A <a@b.example>',
    });
  });

  it.each([0o644, 0o640, 0o602])('is refused when others may use it: %o', (mode) => {
    expect(() => readAnswerFile(write('MEMBER_NAME=a.example\n', mode), OWNER)).toThrow(/chmod 0600/);
  });

  it('is refused when it is another account’s', () => {
    expect(() => readAnswerFile(write('MEMBER_NAME=a.example\n'), OWNER + 1)).toThrow(/chown root/);
  });

  it('is refused for a name that is not asked, and for a line that is none, without its content', () => {
    expect(() => readAnswerFile(write('MEMBER=a.example\n'), OWNER)).toThrow('MEMBER is no answer');
    expect(() => readAnswerFile(write('MEMBER_NAME=a.example\nhunter22 and more\n'), OWNER)).toThrow(
      /answers: line 2 is not of the form NAME=value or NAME="a value"$/,
    );
  });

  it('is kept without the administrator’s password and without what follows from other answers', () => {
    const given = {
      MEMBER_NAME: 'campus.example',
      ADMIN_PASSWORD: 'a lamp in the window',
      API_NAME: 'service.example',
    };
    const kept = readAnswerFile(write(toAnswerFile(completeAnswers(given))), OWNER);
    expect(kept).toEqual({ MEMBER_NAME: 'campus.example', API_NAME: 'service.example' });
    expect(completeAnswers({ ...kept, MEMBER_NAME: 'college.example' })).toMatchObject({
      CONSOLE_NAME: 'console.college.example',
      API_NAME: 'service.example',
    });
  });

  it('is documented with every name', () => {
    const page = readFileSync(path.join(repository, 'docs/install/one-machine.md'), 'utf8');
    const table = [...page.matchAll(/^\| `([A-Z_]+)` /gm)].map(([, name]) => name);
    expect(table).toEqual(QUESTIONS.map(({ name }) => name));
  });
});

describe('asking', () => {
  /** A person at a terminal, who types a line at each question; their answers, and everything that is shown. */
  async function askWith(lines: string[], known = {}) {
    const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
    const output = new PassThrough();
    let shown = '';
    output.on('data', (chunk: Buffer) => {
      shown += chunk.toString();
      // Without the codes that move the cursor.
      if (!/: (\u001b\[\d*[A-Z])*$/.test(shown)) return; // eslint-disable-line no-control-regex -- as a terminal gets them
      const line = lines.shift();
      setImmediate(() => (line === undefined ? input.end() : input.write(`${line}\n`)));
    });
    const answers = await askAll(known, { input, output });
    return { answers, shown };
  }

  it('takes the default for an empty line, and asks again for what cannot be used', async () => {
    const { answers, shown } = await askWith(['', 'campus', 'campus.example', ...Array<string>(12).fill('')]);
    expect(answers).toMatchObject({ MEMBER_NAME: 'campus.example', CONSOLE_NAME: 'console.campus.example' });
    expect(shown).toContain('That is needed.');
    expect(shown).toContain('That is no host name such as campus.example');
    expect(shown).toContain('[console.campus.example]');
  });

  it('shows no secret: neither what is typed nor that of last time', async () => {
    const lines = ['', '', '', '', '', '', '', '', '', 'a lamp in the window', '', ''];
    const known = { MEMBER_NAME: 'campus.example', SMTP_URL: 'smtp://user:hunter22@mail.example' };
    const { answers, shown } = await askWith(lines, known);
    expect(answers).toMatchObject({ ADMIN_PASSWORD: 'a lamp in the window', SMTP_URL: known.SMTP_URL });
    expect(shown).toContain('[as before]');
    expect(shown).not.toMatch(/hunter22|a lamp/);
  });

  it('ends without an answer when the input does', async () => {
    await expect(askWith(['campus.example'])).rejects.toThrow('nothing was changed');
  });
});
