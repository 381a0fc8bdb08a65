import { breakable } from '@campus-commons/web-kit/breakable.tsx';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Facts } from '../components/Facts';
import { Fold } from '../components/Fold';
import { useCounted } from '../i18n/i18nProvider';
import type { AdminSettingsDto, ConfigurationEntryDto } from '../api/generated';

/** The API's configuration in groups. The summary of a group says how many settings it has, and which differ from their defaults. */
export function Configuration({ configuration }: Pick<AdminSettingsDto, 'configuration'>) {
  const translate = useTranslate();
  const counted = useCounted();
  const summary = ({ name, entries }: ConfigurationGroup): string => {
    const total = counted(
      name === 'limits' ? 'settings.groups.limit_count' : 'settings.groups.count',
      entries.length,
    );
    const changed = entries.filter(isChanged);
    if (changed.length === 0) return translate('settings.groups.all_default', { total });
    const names = changed.slice(0, MAX_NAMED).map((entry) => entry.name);
    return translate(changed.length > MAX_NAMED ? 'settings.groups.many_set' : 'settings.groups.some_set', {
      total,
      names: names.join(', '),
      others: changed.length - MAX_NAMED,
    });
  };
  return configurationGroups(configuration).map((group) => (
    <Fold key={group.name} title={translate(`settings.groups.${group.name}`)} summary={summary(group)}>
      <Facts
        facts={group.entries.map((entry) => ({
          label: entry.name,
          value: isChanged(entry) ? (
            <>
              <strong>{breakable(entry.value || '-')}</strong>
              <Box component="span" sx={{ ml: 3, typography: 'caption', color: 'campus.ink2' }}>
                {entry.default
                  ? translate('settings.groups.default', { value: entry.default })
                  : translate('settings.groups.no_default')}
              </Box>
            </>
          ) : (
            entry.value
          ),
        }))}
      />
    </Fold>
  ));
}

/** Changed settings that a summary names. */
const MAX_NAMED = 3;

/** Whether a setting differs from its default. A server of the release before does not say the default: then none does. */
const isChanged = ({ value, default: usual = value }: ConfigurationEntryDto) => value !== usual;

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
