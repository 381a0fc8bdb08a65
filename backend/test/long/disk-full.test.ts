import { execFileSync } from 'node:child_process';
import { readdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { installation, startApiProcess, type ApiProcess } from '../support/api-process.js';
import { createDatabase } from '../support/database.js';
import { joinMember, photo, type TestMember } from '../support/factories.js';

/** Size of the small file system that contains DATA_DIR here. */
const SIZE_BYTES = 4 * 1024 * 1024;

let api: ApiProcess;
let dataDir: string;
let member: TestMember;

/** Tests that mount a file system of their own; where that is impossible they are skipped with a warning. */
function describeWithSmallDisk(name: string, tests: () => void): void {
  if (process.platform === 'linux' && process.getuid?.() === 0 && canMount()) {
    describe(name, tests);
    return;
  }
  console.warn(`NOT TESTED: ${name}. Only root on Linux may mount the small file system it needs.`);
  // eslint-disable-next-line no-restricted-syntax -- a test that cannot run here must be counted as skipped, not as passed
  describe.skip(name, tests);
}

/** Whether mounting is allowed; in most containers it is not. */
function canMount(): boolean {
  try {
    execFileSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const post = (content: string, ...pictures: Buffer[]) => {
  const form = api
    .http()
    .post('/user/feeds/create')
    .set('Authorization', member.token)
    .field('feedData', JSON.stringify({ content }));
  return pictures.reduce((call, each) => call.attach('images', each, 'picture.jpg'), form);
};
const filler = () => path.join(dataDir, 'filler');
/** Without the mail to the new member. */
const files = async () =>
  (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter(
    (each) => each.isFile() && !each.name.endsWith('.eml'),
  );

/** Fills the file system until only this many bytes are free. */
async function fill(room: number): Promise<void> {
  await rm(filler(), { force: true });
  const { bavail, bsize } = await statfs(dataDir);
  await writeFile(filler(), Buffer.alloc(bavail * bsize - Math.ceil(room / bsize) * bsize));
}

const NOT_STORED = {
  success: false,
  error: 'media_unavailable',
  message: 'Pictures cannot be stored just now. Nothing was saved: try again later, or without new pictures.',
  requestId: expect.any(String),
};

describeWithSmallDisk('while the disk of DATA_DIR is full', () => {
  let database: pg.Client;
  const count = async (table: string) =>
    (await database.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`)).rows[0]?.count;
  beforeAll(async () => {
    const env = await installation(await createDatabase());
    dataDir = env.DATA_DIR!;
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_BYTES}`, 'tmpfs', dataDir]);
    api = await startApiProcess(env);
    database = new pg.Client({ connectionString: env.DATABASE_URL });
    await database.connect();
    member = await joinMember(api);
  });
  afterAll(async () => {
    await database.end();
    await api.stop();
    execFileSync('umount', [dataDir]);
  });

  // The disk is full before the form, in the middle of it, at the picture's first file, and at its largest.
  it.each([0, 0.5, 1, 1.2])(
    'with space for %d of a picture, the upload is refused with the reason and leaves no file',
    async (share) => {
      const picture = await photo(1900, 1200);
      await fill(share * picture.length);
      const { body } = await post('<p>With two</p>', picture, picture).expect(500);
      expect(body).toEqual(NOT_STORED);
      expect((await files()).map(({ name }) => name)).toEqual(['filler']);
      expect([await count('media'), await count('post')]).toEqual([0, 0]);
      expect(api.output()).toContain('ENOSPC');
    },
  );

  it('a received picture that cannot be stored leaves no file', async () => {
    const picture = await photo(1900, 1200);
    await fill(picture.length + 4_096);
    const { body } = await post('<p>With one</p>', picture).expect(500);
    expect(body).toEqual(NOT_STORED);
    expect((await files()).map(({ name }) => name)).toEqual(['filler']);
    expect([await count('media'), await count('post')]).toEqual([0, 0]);
  });

  it('posts without pictures still work', async () => {
    await fill(0);
    await post('<p>No picture, no disk</p>').expect(201);
    const { body } = await api.call('/user/feeds/getAllFeeds', {}, member.token).expect(200);
    expect(body.data.feeds).toHaveLength(1);
  });

  it('when there is space again, pictures work without a restart', async () => {
    await rm(filler());
    const { body } = await post('<p>Room</p>', await photo()).expect(201);
    await api.http().get(`/${body.data.feedData.imagesUrl[0]}`).expect(200);
  });
});
