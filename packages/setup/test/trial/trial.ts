import { ensureProgram, findProgram } from '@campus-commons/test-kit/debian';
import { repository } from '@campus-commons/local/repository.mjs';
import { execFileSync } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startAuthority } from './authority.ts';
import { bringBuiltFiles, bringBuiltRelease } from './built-release.ts';
import * as hand from './by-hand.ts';
import { NOT_RUN, notAsked } from './documented.ts';
import { FreshSystem, type Suite } from './fresh-system.ts';
import { findPrograms, followRunbooks } from './runbooks.ts';
import * as scenes from './scenes.ts';
import { expectThat, NAMES, PASSWORD, type Stage } from './stage.ts';
import { bringUpstream } from './upstream.ts';

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
  /** Whether the system that ./setup sets up is left out. */
  readonly isByHandOnly?: boolean;
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

/** What is done in a scene. @returns what it showed */
type Act = (stage: Stage) => string | Promise<string>;

/**
 * Sets up the product on a fresh Debian by ./setup alone, and uses it; then by hand on another one, with the commands of the pages. It
 * ends at the first scene that fails.
 */
export async function runTrial({
  suite,
  isBuilding,
  shots,
  isKept = false,
  isByHandOnly = false,
}: Trial): Promise<Showing[]> {
  const bringRelease = ({ system }: Stage) => {
    if (!isBuilding) bringBuiltRelease(system, system.at(SOURCE), repository);
  };
  const withSetup: [string, Act][] = [
    [
      'the source',
      (stage) => {
        const said = scenes.getSource(stage);
        bringRelease(stage);
        return said;
      },
    ],
    ['a taken port is refused', (stage) => scenes.refuseTakenPort(stage, ANSWERS)],
    ['a failure in the middle', (stage) => scenes.failInTheMiddle(stage, ANSWERS)],
    ['the same command again', (stage) => scenes.goOn(stage, ANSWERS)],
    ['all three names answer over TLS', (stage) => scenes.answerOnAllNames(stage)],
    ['campus doctor', (stage) => scenes.passDoctor(stage)],
    ['the programs of documented commands', (stage) => findPrograms(stage)],
    ['owners and modes', (stage) => scenes.closeFiles(stage)],
    ['a person and the administrator, in Chromium', (stage) => useInBrowser(stage, shots)],
    ['set up again', (stage) => scenes.changeNothing(stage, ANSWERS)],
    ['another contact address', (stage) => scenes.changeContact(stage, ANSWERS)],
    ['other campus networks', (stage) => scenes.changeNetworks(stage, ANSWERS)],
    ['a renewed certificate', (stage) => scenes.renewCertificate(stage)],
    ['the nightly backup, and the rehearsal of a restore', (stage) => scenes.backUpAndRehearse(stage)],
    ['a restore over the database', (stage) => scenes.restoreOver(stage)],
    ['the checks of the runbooks', (stage) => followRunbooks(stage, false)],
    ['an upgrade', (stage) => scenes.upgrade(stage, ANSWERS, () => bringRelease(stage))],
    ['a rollback', (stage) => scenes.rollBack(stage, ANSWERS)],
  ];
  const byHand: [string, Act][] = [
    [
      'by hand, without systemd',
      (stage) => {
        if (!isBuilding) bringBuiltFiles(stage.system, repository);
        return hand.install(stage);
      },
    ],
    ['a certificate, by hand', (stage) => hand.getCertificate(stage)],
    ['an upgrade by hand, without systemd', (stage) => hand.upgradeWithout(stage)],
    ['units, by hand', (stage) => hand.moveToSystemd(stage)],
    ['an upgrade by hand, with systemd', (stage) => hand.upgradeWith(stage)],
    ['a third process', (stage) => hand.addProcess(stage)],
    ['monitoring', (stage) => hand.monitor(stage)],
    ['the checks of the runbooks, by hand', (stage) => followRunbooks(stage, true)],
    ['a site as files', (stage) => hand.exportSite(stage)],
    ['a try is removed', (stage) => hand.removeTry(stage)],
    ...(isByHandOnly
      ? []
      : [['every documented command was run', () => everyCommandWasRun()] as [string, Act]]),
  ];
  const showings = isByHandOnly ? [] : await playAll(suite, withSetup, isKept);
  if (showings.some(({ isFailed }) => isFailed)) return showings;
  return [...showings, ...(await playAll(suite, byHand, isKept))];
}

/** Plays scenes one after the other, on one fresh system. */
async function playAll(suite: Suite, acts: readonly [string, Act][], isKept: boolean): Promise<Showing[]> {
  const showings: Showing[] = [];
  const system = await FreshSystem.boot(suite);
  try {
    prepare(system);
    const stage = { system, authority: await startAuthority(system) };
    for (const [scene, act] of acts) {
      console.log(`\n──── ${scene} (${suite}) ────`);
      const showing = await play(scene, () => act(stage));
      console.log(`${showing.isFailed ? 'FAILED' : 'ok'}: ${showing.result}`);
      showings.push(showing);
      if (showing.isFailed) break;
    }
    if (isKept) {
      console.log(`\nIt runs until Ctrl-C, in ${system.root}`);
      await new Promise(() => undefined);
    }
    return showings;
  } finally {
    system.remove();
  }
}

async function play(scene: string, act: () => string | Promise<string>): Promise<Showing> {
  const start = Date.now();
  try {
    const result = await act();
    return { scene, result: `${result} (${Math.round((Date.now() - start) / 1000)} s)`, isFailed: false };
  } catch (error) {
    return { scene, result: (error as Error).message, isFailed: true };
  }
}

function everyCommandWasRun(): string {
  const left = notAsked();
  expectThat(left.length === 0, `Not run: ${left.join(', ')}`);
  return `but for ${Object.keys(NOT_RUN).length} sections whose reasons are known`;
}

/** Where the source is cloned from; names that lead here; and what stands for systemd. */
function prepare(system: FreshSystem): void {
  bringUpstream(system);
  writeFileSync(system.at('/etc/hosts'), `127.0.0.1 localhost ${Object.values(NAMES).join(' ')}\n`);
  copyFileSync(fileURLToPath(new URL('systemctl.cli.ts', import.meta.url)), system.at('/root/systemctl.ts'));
  const systemctl = [
    '#!/bin/sh',
    'PATH=$PATH:/opt/campus-commons/node/bin',
    'exec node --disable-warning=ExperimentalWarning /root/systemctl.ts "$@"\n',
  ];
  writeFileSync(system.at('/usr/local/bin/systemctl'), systemctl.join('\n'), { mode: 0o755 });
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
