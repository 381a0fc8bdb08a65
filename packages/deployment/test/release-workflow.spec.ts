import { parse } from 'yaml';
import { read } from './support/files.ts';
import { instructions } from './support/image.ts';

const workflow = read('.github/workflows/release.yml');
const steps = (parse(workflow) as { jobs: { images: { steps: { run?: string }[] } } }).jobs.images.steps.map(
  ({ run = '' }) => run,
);
const build = steps.find((run) => run.includes('docker buildx build')) ?? '';
/** Images with the Dockerfile and target of each, as the workflow builds them. */
const built = [
  ...[...build.matchAll(/^ *image ([a-z]+) ([a-z]+) ([a-z]+)$/gm)].map(([, ...image]) => image),
  ...(/^for site in ([a-z -]+); do image "\$site" web "\$site"; done$/m.exec(build)?.[1] ?? '')
    .split(' ')
    .map((site) => [site, 'web', site]),
];

it('a release builds every image that compose runs, from targets that exist', () => {
  const { services } = parse(read('docker/compose.yaml'), { merge: true }) as {
    services: Record<string, { image: string }>;
  };
  const run = Object.values(services).flatMap(
    ({ image }) => /^campus-commons\/([a-z-]+):/.exec(image)?.[1] ?? [],
  );
  expect(built.map(([name]) => name).sort()).toEqual([...new Set(run)].sort());
  for (const [, file, target] of built) {
    expect(read(`docker/${file}.Dockerfile`)).toMatch(new RegExp(`^FROM \\S+ AS ${target}$`, 'm'));
  }
});

it('a release gives the builds only arguments that they take, and pins every base image', () => {
  const lines = ['backend', 'web'].flatMap((name) => instructions(read(`docker/${name}.Dockerfile`)));
  const taken = new Set(lines.flatMap((line) => /^ARG (\w+)/.exec(line)?.[1] ?? []));
  const given = [...build.matchAll(/--build-arg (\w+)=/g)].map(([, name = '']) => name);
  expect([...taken]).toEqual(expect.arrayContaining(given));
  const pinned = steps.find((run) => run.includes('pin() {')) ?? '';
  for (const base of [...taken].filter((name) => name.endsWith('BASE'))) {
    expect(given).toContain(base);
    expect(pinned).toContain(`echo "${base}=$(pin `);
  }
  for (const made of ['--sbom=true', '--provenance=mode=max']) expect(build).toContain(made);
});
