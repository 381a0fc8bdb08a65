import { useTranslate } from 'react-admin';
import { Facts } from '../components/Facts';
import { Fold } from '../components/Fold';
import type { AdminSettingsDto, ConfigurationEntryDto } from '../api/generated';

/** The API's configuration in groups; the summary of a group contains the settings that have a value. */
export function Configuration({ configuration }: Pick<AdminSettingsDto, 'configuration'>) {
  const translate = useTranslate();
  const summary = ({ entries }: ConfigurationGroup): string => {
    const set = entries.filter(({ value }) => value !== '').map(({ name, value }) => `${name} ${value}`);
    return set.length === 0 ? translate('settings.groups.none') : set.join(' · ');
  };
  return configurationGroups(configuration).map((group) => (
    <Fold key={group.name} title={translate(`settings.groups.${group.name}`)} summary={summary(group)}>
      <Facts facts={group.entries.map(({ name, value }) => ({ label: name, value }))} />
    </Fold>
  ));
}

/** The groups of the configuration in display order; the last one contains all settings that match no other. */
const groups = [
  { name: 'addresses', has: /_ORIGIN$|_PORT$|^TRUSTED_PROXIES$|^API_DOCS$/ },
  { name: 'limits', has: /^LIMIT_/ },
  { name: 'load', has: /_SECONDS$|^MOST_(?:IN_FLIGHT|STREAMS)$/ },
  { name: 'stores', has: /^(?:DATABASE|MEDIA|MAIL)_/ },
  { name: 'other', has: /^/ },
] as const;

interface ConfigurationGroup {
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
