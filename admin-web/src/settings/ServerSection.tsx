import { formatCount } from '@campus-commons/web-kit/digits.ts';
import { useTranslate } from 'react-admin';
import { Facts } from '../components/Facts';
import { FullWidth, Section } from '../components/Section';
import { Fold } from '../components/Fold';
import { useCounted } from '../i18n/i18nProvider';
import type { AdminSettingsDto } from '../api/generated';
import { DeliveryFold } from './DeliveryFold';
import { JobList } from './JobList';

/** Version, database, periodic jobs and deliveries; a fold with a failure is open at first. */
export function ServerSection({ version, revision, migrations, jobs, delivery }: AdminSettingsDto) {
  const translate = useTranslate();
  const counted = useCounted();
  const waiting = migrations.filter(({ applied }) => !applied).map(({ name }) => name);
  const database =
    waiting.length === 0
      ? translate('settings.migrations_applied', { count: formatCount(migrations.length) })
      : translate('settings.migrations_waiting', { names: waiting.join(', ') });
  const failing = jobs.filter(({ error }) => error !== null).map(({ name }) => name);
  return (
    <Section title={translate('settings.server')}>
      <FullWidth>
        <Fold
          title={translate('settings.version')}
          summary={[version, database].filter(Boolean).join(' · ')}
          isFault={waiting.length > 0}
          startsOpen={waiting.length > 0}
        >
          <Facts
            facts={[
              { label: translate('settings.api'), value: version },
              { label: translate('settings.revision'), value: revision ?? '' },
              { label: translate('settings.database'), value: database },
            ]}
          />
        </Fold>
        <Fold
          title={translate('settings.jobs.title')}
          summary={
            failing.length === 0
              ? counted('settings.jobs.all_well', jobs.length)
              : translate('settings.jobs.some_failing', { names: failing.join(', ') })
          }
          isFault={failing.length > 0}
          startsOpen={failing.length > 0}
        >
          <JobList jobs={jobs} />
        </Fold>
        {delivery && <DeliveryFold delivery={delivery} />}
      </FullWidth>
    </Section>
  );
}
