import { useTranslate } from 'react-admin';
import { useCounted } from '../../i18n/i18nProvider';
import type { AdminOpeningDto } from '../../api/generated';
import { OpeningBody } from './OpeningBody';
import { TitledEntries } from './TitledEntries';

/** Openings in every state. */
export function OpeningEntries({ openings }: { openings: AdminOpeningDto[] }) {
  const translate = useTranslate();
  const counted = useCounted();
  return (
    <TitledEntries
      resource="openings"
      entries={openings}
      words={({ about }) => about}
      owner={({ organisation }) => organisation}
      kind={({ kind }) => translate(`content.openings.kinds.${kind}`)}
      figures={({ state, applications }) =>
        [
          translate(`content.openings.states.${state}`),
          counted('content.openings.applied', applications),
        ].join(' · ')
      }
      body={(opening) => <OpeningBody opening={opening} />}
    />
  );
}
