import type { GetListParams, GetListResult, GetOneResult, UpdateParams, UpdateResult } from 'react-admin';
import type { Calls } from '../api/calls';
import type { MaintenanceDto } from '../api/generated';
import { withDefault } from './mapping';
import { CURRENT } from './records/current';
import type {
  AttentionRecord,
  DayRecord,
  Maintenance,
  MaintenanceRecord,
  SettingsRecord,
} from './records/settings';

export function settingsResult({
  data: { maintenance, configuration, version, revision, migrations, jobs, delivery },
}: Calls['/admin/settings/get']['answer']): GetOneResult<SettingsRecord> {
  return {
    data: {
      id: CURRENT,
      maintenance: maintenanceOf(maintenance),
      configuration: withDefault(configuration, []),
      version: withDefault(version, ''),
      revision,
      migrations: withDefault(migrations, []),
      jobs: withDefault(jobs, []),
      delivery,
    },
  };
}

/**
 * The body that starts or ends maintenance mode.
 *
 * @param params `{ data: { isOn, message } }`
 * @throws Error when one of them is missing
 */
export function maintenanceBody({
  data: { isOn, message },
}: UpdateParams): Calls['/admin/settings/setMaintenance']['body'] {
  if (typeof isOn !== 'boolean' || typeof message !== 'string')
    throw new Error('Maintenance is updated with "isOn" and a "message".');
  return { on: isOn, ...(isOn && { message }) };
}

export function maintenanceResult({
  data,
}: Calls['/admin/settings/setMaintenance']['answer']): UpdateResult<Maintenance & { id: typeof CURRENT }> {
  return { data: { id: CURRENT, ...maintenanceOf(data) } };
}

export function attentionResult({
  data: { suspendedToday, suspended, failedSignIns, refusedSignIns, failingJobs, maintenance },
}: Calls['/admin/settings/getAttention']['answer']): GetOneResult<AttentionRecord> {
  return {
    data: {
      id: CURRENT,
      suspendedToday: withDefault(suspendedToday, 0),
      suspended: withDefault(suspended, 0),
      failedSignIns: withDefault(failedSignIns, 0),
      refusedSignIns: withDefault(refusedSignIns, 0),
      failingJobs: withDefault(failingJobs, []).map(({ name }) => name),
      maintenance: maintenanceOf(maintenance),
    },
  };
}

/**
 * The body of the timeline.
 *
 * @param params `{ filter: { from, to } }`, both `YYYY-MM-DD` and included
 * @throws Error when one of them is missing
 */
export function timelineBody({ filter }: GetListParams): Calls['/admin/users/getUsersTimeline']['body'] {
  const { from, to } = (filter ?? {}) as Record<string, unknown>;
  if (typeof from !== 'string' || typeof to !== 'string')
    throw new Error('The timeline needs the days "from" and "to" in its filter.');
  return { from, to };
}

export function timelineResult({
  data,
}: Calls['/admin/users/getUsersTimeline']['answer']): GetListResult<DayRecord> {
  return { data: data.map(({ date, ...figures }) => ({ id: date, ...figures })), total: data.length };
}

export function maintenanceStateResult({
  data,
}: Calls['/admin/settings/getMaintenance']['answer']): GetOneResult<MaintenanceRecord> {
  return { data: { id: CURRENT, ...maintenanceOf(data) } };
}

function maintenanceOf({ on, message, since, by }: MaintenanceDto): Maintenance {
  return { isOn: on, message, since: withDefault(since, null), by: withDefault(by, null) };
}
