import type { ConfigurationEntryDto } from '../api/generated';

/** The groups of the configuration in display order; the last one contains all settings that match no other. */
const groups = [
  { name: 'addresses', has: /_ORIGIN$|_PORT$|^TRUSTED_PROXIES$|^API_DOCS$/ },
  { name: 'limits', has: /^LIMIT_/ },
  { name: 'load', has: /_SECONDS$|^MOST_(?:IN_FLIGHT|STREAMS)$/ },
  { name: 'stores', has: /^(?:DATABASE|MEDIA|MAIL)_/ },
  { name: 'other', has: /^/ },
] as const;

export interface ConfigurationGroup {
  name: (typeof groups)[number]['name'];
  entries: ConfigurationEntryDto[];
}

/** Groups the configuration; empty groups are omitted. Settings of a newer server are in the last group. */
export function configurationGroups(configuration: ConfigurationEntryDto[]): ConfigurationGroup[] {
  const groupOf = ({ name }: ConfigurationEntryDto) => groups.find(({ has }) => has.test(name))?.name;
  return groups
    .map(({ name }) => ({ name, entries: configuration.filter((entry) => groupOf(entry) === name) }))
    .filter(({ entries }) => entries.length > 0);
}
