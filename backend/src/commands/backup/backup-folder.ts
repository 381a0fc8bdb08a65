import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** A backup's folder is named by its time: 2026-11-23T02-30-00Z. */
const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/;
/** A folder that is being written or removed; what a killed command leaves. */
const PARTIAL = '.partial';
const DAY_MS = 24 * 3600 * 1000;

/** How many backups are kept besides the newest. */
export interface Retention {
  /** Days whose newest backup is kept. */
  readonly days: number;
  /** Weeks, from Monday (UTC), whose newest backup is kept. */
  readonly weeks: number;
}

/** The name of a backup made at a time. */
export function nameOf(time: Date): string {
  return `${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

/** Where a backup is written before it has its name. */
export function partialOf(folder: string): string {
  return folder + PARTIAL;
}

/** Names of the complete backups in a folder, the newest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names.filter((name) => NAME.test(name)).sort((one, other) => (one < other ? 1 : -1));
}

/** Removes what killed commands left. */
export async function removePartial(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.endsWith(PARTIAL) && NAME.test(name.slice(0, -PARTIAL.length))) {
      await rm(path.join(folder, name), { recursive: true });
    }
  }
}

/** Removes a backup; a kill meanwhile leaves nothing that looks complete. */
export async function removeBackup(folder: string, name: string): Promise<void> {
  const backup = path.join(folder, name);
  await rename(backup, partialOf(backup));
  await rm(partialOf(backup), { recursive: true });
}

/**
 * The backups that are not needed any more. Days and weeks without a backup do not count, so that a long pause removes
 * nothing.
 * @param names the newest first
 */
export function superfluous(names: readonly string[], { days, weeks }: Retention): string[] {
  const kept = new Set([
    ...newestOfEach(names, dayOf).slice(0, days),
    ...newestOfEach(names, weekOf).slice(0, weeks),
  ]);
  return names.filter((name) => !kept.has(name));
}

function newestOfEach(names: readonly string[], period: (name: string) => string): string[] {
  return names.filter((name, index) => index === 0 || period(name) !== period(names[index - 1] ?? ''));
}

const dayOf = (name: string) => name.slice(0, 10);

/** The Monday of its week. */
function weekOf(name: string): string {
  const day = new Date(`${dayOf(name)}T00:00:00Z`);
  return new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10);
}
