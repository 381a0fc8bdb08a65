import { useTranslate } from 'react-admin';
import { Facts } from '../components/Facts';
import { Fold } from '../components/Fold';
import type { AdminSettingsDto } from '../api/generated';
import { configurationGroups, type ConfigurationGroup } from './configurationGroups';

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
