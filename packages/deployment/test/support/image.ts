import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRepository, read } from './files.ts';

/** The instructions of a Dockerfile, with continuation lines joined. */
export const instructions = (text: string) =>
  text
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

/** The files that are copied from the repository into a stage, without those from other stages. */
export const copied = (stage: string[]) =>
  stage
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
    .map((line) => line.split(/\s+/).slice(1) as [string, string]);

/** The instructions of the named stage. */
function stageOf(text: string, name: string): string[] {
  const lines = instructions(text);
  const first = lines.findIndex((line) => new RegExp(`^FROM \\S+ AS ${name}$`).test(line));
  const next = lines.findIndex((line, index) => index > first && line.startsWith('FROM '));
  return lines.slice(first + 1, next === -1 ? undefined : next);
}

/** Copies the files of the nginx images' stages to a new folder with the image's layout, readable by every account. */
export async function layOutImage(): Promise<string> {
  const image = await mkdtemp(path.join(tmpdir(), 'campus-image-'));
  await chmod(image, 0o755);
  const text = read('docker/web.Dockerfile');
  for (const stage of ['nginx', 'site', 'proxy']) {
    for (const [from, to] of copied(stageOf(text, stage))) {
      const target = path.join(image, to, to.endsWith('/') ? path.basename(from) : '');
      await cp(inRepository(from), target, { recursive: true });
    }
  }
  const packages = path.join(image, 'node_modules', '@campus-commons');
  await mkdir(packages, { recursive: true });
  await symlink('../../packages/web-kit', path.join(packages, 'web-kit'));
  // The image's Node runs TypeScript natively; an older Node in this test needs tsx.
  if (!('typescript' in process.features && process.features.typescript)) {
    for (const name of ['tsx', 'esbuild', '@esbuild', 'get-tsconfig', 'resolve-pkg-maps']) {
      const from = inRepository(`node_modules/${name}`);
      if (existsSync(from)) await symlink(from, path.join(image, 'node_modules', name));
    }
  }
  return image;
}
