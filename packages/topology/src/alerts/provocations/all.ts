import type { Provocation } from '../stage.ts';
import { OF_LOAD } from './load.ts';
import { LAST_OF_SERVICES, OF_SERVICES } from './services.ts';
import { OF_WORK } from './work.ts';

/** All at once. */
export const PROVOCATIONS: readonly Provocation[] = [...OF_SERVICES, ...OF_WORK, ...OF_LOAD];

/** One after the other, at the end. */
export const LAST_PROVOCATIONS: readonly Provocation[] = LAST_OF_SERVICES;

/** Alerts that are not provoked, and why. Only those whose window is longer than 15 minutes may be here. */
export const NOT_PROVOKED: Readonly<Record<string, string>> = {
  MaintenanceForgotten: 'its window is two hours',
  FilesNotRemoved: 'its window is two hours',
  FilesRefused: 'its window is an hour',
  BackupMissing: 'its window is 26 hours',
};

/** The alerts that the drill makes fire. */
export const PROVOKED: readonly string[] = [...PROVOCATIONS, ...LAST_PROVOCATIONS].flatMap(
  ({ alerts }) => alerts,
);
