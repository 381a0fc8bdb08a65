import { ensureProgram, findProgram } from '@campus-commons/debian';
import { repository } from '@campus-commons/local/repository.mjs';
import { execFileSync } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { copySource } from '../../src/release/source.ts';
import { startAuthority } from './authority.ts';
import { bringBuiltRelease } from './built-release.ts';
import { FreshSystem, type Suite } from './fresh-system.ts';
import * as scenes from './scenes.ts';
import { NAMES, PASSWORD, type Stage } from './stage.ts';

const SOURCE = '/root/campus-commons';
const ANSWERS = {
  CONTACT_EMAIL: 'help@campus.example',
  ADMIN_PASSWORD: PASSWORD,
  BRAND_NAME: "Rao's Campus",
};
const PROGRAMS = {
  debootstrap: { names: ['debootstrap'], package: 'debootstrap' },
  slirp4netns: { names: ['slirp4netns'], package: 'slirp4netns' },
  pebble: { names: ['pebble'], package: 'pebble' },
  openssl: { names: ['openssl'], package: 'openssl' },
  curl: { names: ['curl'], package: 'curl' },
  chromium: { names: ['chromium-headless-shell', 'chromium'], package: 'chromium' },
} as const;

export interface Trial {
  readonly suite: Suite;
  /** Whether setup builds the release, as an operator's does; otherwise it finds this checkout's packages and builds. */
  readonly isBuilding: boolean;
  /** Where pictures of the two sites are written. */
  readonly shots: string;
  /** Whether the system is kept running at the end, to look at. */
  readonly isKept?: boolean;
}

/** What a scene showed. */
export interface Showing {
  readonly scene: string;
  readonly result: string;
  readonly isFailed: boolean;
}

/** Why the trial cannot run on this machine; undefined when it can. Missing programs are installed where that is allowed. */
export function trialFault(): string | undefined {
  if (process.getuid?.() !== 0) return 'The trial needs root, for a system of its own in namespaces.';
  const missing = Object.values(PROGRAMS).filter((program) => ensureProgram(program) === undefined);
  return missing.length === 0
    ? undefined
    : `This machine lacks ${missing.map((each) => each.package).join(', ')}.`;
}

/** Sets up the product on a fresh Debian by ./setup alone, and uses it. It ends at the first scene that fails. */
export async function runTrial({ suite, isBuilding, shots, isKept = false }: Trial): Promise<Showing[]> {
  const showings: Showing[] = [];
  const system = await FreshSystem.boot(suite);
  try {
    prepare(system, isBuilding);
    const stage = { system, authority: await startAuthority(system) };
    const play = async (scene: string, act: () => string | Promise<string>) => {
      console.log(`\n──── ${scene} (${suite}) ────`);
      const start = Date.now();
      const show = (result: string, isFailed: boolean) => {
        console.log(`${isFailed ? 'FAILED' : 'ok'}: ${result}`);
        showings.push({ scene, result, isFailed });
        return !isFailed;
      };
      try {
        return show(`${await act()} (${Math.round((Date.now() - start) / 1000)} s)`, false);
      } catch (error) {
        return show((error as Error).message, true);
      }
    };
    const acts: [string, () => string | Promise<string>][] = [
      ['a taken port is refused', () => scenes.refuseTakenPort(stage, ANSWERS)],
      ['a failure in the middle', () => scenes.failInTheMiddle(stage, ANSWERS)],
      ['the same command again', () => scenes.goOn(stage, ANSWERS)],
      ['all three names answer over TLS', () => scenes.answerOnAllNames(stage)],
      ['campus doctor', () => scenes.passDoctor(stage)],
      ['owners and modes', () => scenes.closeFiles(stage)],
      ['a person and the administrator, in Chromium', () => useInBrowser(stage, shots)],
      ['set up again', () => scenes.changeNothing(stage, ANSWERS)],
      ['another contact address', () => scenes.changeContact(stage, ANSWERS)],
      ['other campus networks', () => scenes.changeNetworks(stage, ANSWERS)],
      ['a renewed certificate', () => scenes.renewCertificate(stage)],
      ['the nightly backup, and the rehearsal of a restore', () => scenes.backUpAndRehearse(stage)],
      ['a restore over the database', () => scenes.restoreOver(stage)],
      [
        'an upgrade',
        () =>
          scenes.upgrade(stage, ANSWERS, () =>
            isBuilding ? undefined : bringBuiltRelease(system, system.at(SOURCE), repository),
          ),
      ],
    ];
    acts.push(['a rollback', () => scenes.rollBack(stage, ANSWERS)]);
    for (const [scene, act] of acts) if (!(await play(scene, act))) break;
    if (isKept) {
      console.log(`\nIt runs until Ctrl-C, in ${system.root}`);
      await new Promise(() => undefined);
    }
    return showings;
  } finally {
    system.remove();
  }
}

/** The source, as an operator has cloned it; names that lead here; and what stands for systemd. */
function prepare(system: FreshSystem, isBuilding: boolean): void {
  copySource(repository, system.at(SOURCE));
  if (!isBuilding) bringBuiltRelease(system, system.at(SOURCE), repository);
  writeFileSync(system.at('/etc/hosts'), `127.0.0.1 localhost ${Object.values(NAMES).join(' ')}\n`);
  copyFileSync(fileURLToPath(new URL('systemctl.cli.ts', import.meta.url)), system.at('/root/systemctl.ts'));
  const systemctl =
    '#!/bin/sh\nPATH=$PATH:/opt/campus-commons/node/bin\nexec node --disable-warning=ExperimentalWarning /root/systemctl.ts "$@"\n';
  writeFileSync(system.at('/usr/local/bin/systemctl'), systemctl, { mode: 0o755 });
}

function useInBrowser({ system }: Stage, shots: string): string {
  const leaf = system.at('/etc/campus-commons/tls/fullchain.pem');
  const pin = `openssl x509 -in ${leaf} -pubkey -noout | openssl pkey -pubin -outform der | openssl dgst -sha256 -binary | base64`;
  const certificate = execFileSync('sh', ['-c', pin], { encoding: 'utf8' }).trim();
  const [program = '', ...network] = system.network;
  const script = fileURLToPath(new URL('browser.cli.ts', import.meta.url));
  const picture = path.join(repository, 'member-web/public/share.png');
  const browser = findProgram(PROGRAMS.chromium) ?? '';
  return execFileSync(
    program,
    [...network, process.execPath, '--import', 'tsx', script, browser, certificate, picture, PASSWORD, shots],
    { encoding: 'utf8', cwd: path.join(repository, 'packages/setup'), stdio: ['ignore', 'pipe', 'pipe'] },
  ).trim();
}
