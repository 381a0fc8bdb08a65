import { readdirSync } from 'node:fs';
import { OF_ROOT } from '../machine/machine.ts';
import { checksumOf } from '../machine/memory.ts';
import { pointTo } from '../release/build.ts';
import { CURRENT, UNITS } from '../settings/places.ts';
import type { SetupContext } from '../setup-context.ts';

/** The folder with units, log rotation and the command `campus`, in a release. */
const FOLDER = 'docker/systemd';

/** Copies the units and the log rotation of the release. */
export function copyUnits({ machine, release, memory }: SetupContext): string | undefined {
  const folder = `${release.folder}/${FOLDER}`;
  const units = readdirSync(machine.at(folder)).filter((name) => /\.(service|timer)$/.test(name));
  const files = [
    ...units.map((name) => [name, `${UNITS}/${name}`] as const),
    ['campus-commons.logrotate', '/etc/logrotate.d/campus-commons'] as const,
  ];
  const texts = files.map(([name]) => machine.read(`${folder}/${name}`) ?? '');
  const changed = files.filter(([, to], index) => machine.write(to, texts[index] ?? '', OF_ROOT));
  const checksum = checksumOf(texts);
  if (!memory.isInUse('units', checksum)) {
    machine.run(['systemctl', 'daemon-reload']);
    memory.setInUse('units', checksum);
  }
  return changed.length === 0 ? undefined : changed.map(([name]) => name).join(', ');
}

/** Makes the release the current one, whose processes the units start and whose commands `campus` runs. */
export function switchRelease({ machine, release }: SetupContext): string | undefined {
  const isOther = pointTo(machine, CURRENT, release.folder);
  pointTo(machine, '/usr/local/bin/campus', `${CURRENT}/${FOLDER}/campus`);
  return isOther ? release.name : undefined;
}
