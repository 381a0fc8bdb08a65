import { execFileSync } from 'node:child_process';
import { readdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { installation, startApiProcess, type ApiProcess } from './support/api-process.js';
import { createDatabase } from './support/database.js';
import { joinMember, photo, type TestMember } from './support/factories.js';

/** Bytes of the little file system that DATA_DIR stands on here. */
const SIZE = 4 * 1024 * 1024;

let api: ApiProcess;
let dataDir: string;
let member: TestMember;

/** Tests that need to mount a file system of their own; elsewhere they count as skipped, and a warning says so. */
function describeWithSmallDisk(name: string, tests: () => void): void {
  if (process.platform === 'linux' && process.getuid?.() === 0 && canMount()) {
    describe(name, tests);
    return;
  }
  console.warn(`NOT TESTED: ${name}. Only root on Linux may mount the small file system it needs.`);
  // eslint-disable-next-line no-restricted-syntax -- what a machine lacks must show in the sum, not pass for tested
  describe.skip(name, tests);
}

/** Containers mostly may not. */
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
const files = async () =>
  (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter((each) => each.isFile());

describeWithSmallDisk('while the disk of DATA_DIR is full', () => {
  beforeAll(async () => {
    const env = await installation(await createDatabase());
    dataDir = env.DATA_DIR!;
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', dataDir]);
    api = await startApiProcess(env);
    member = await joinMember(api);
    const { bavail, bsize } = await statfs(dataDir);
    await writeFile(filler(), Buffer.alloc(bavail * bsize));
  });
  afterAll(async () => {
    await api.stop();
    execFileSync('umount', [dataDir]);
  });

  it('posts without pictures go on, those with one fail as a whole, and nothing of them stays', async () => {
    await post('<p>No picture, no disk</p>').expect(201);
    const response = await post('<p>With one</p>', await photo()).expect(500);
    expect(response.body).toMatchObject({ success: false, error: 'internal_error' });
    await post('<p>Still here</p>').expect(201);
    const { body } = await api.call('/user/feeds/getAllFeeds', {}, member.token).expect(200);
    expect(body.data.feeds).toHaveLength(2);
    expect((await files()).map(({ name }) => name)).toEqual(['filler']);
  });

  it('once there is room again, pictures work without a restart', async () => {
    await rm(filler());
    const { body } = await post('<p>Room</p>', await photo()).expect(201);
    await api.http().get(`/${body.data.feedData.imagesUrl[0]}`).expect(200);
  });
});
