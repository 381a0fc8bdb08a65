import { indiaDate } from '@campus-commons/web-kit/dates.ts';
import { isolate } from '@campus-commons/web-kit/isolate.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useCounted } from '../../i18n/i18nProvider';
import type { AdminOpeningDto } from '../../api/generated';
import { ClippedText } from '../ClippedText';
import { EntryList } from './EntryList';
import { EntryRow } from './EntryRow';
import { useFactsLine } from './MetaLine';
import { OpeningDialog, OpeningRemoval } from './OpeningDialog';

/** Openings in every state, each with its dialogs. */
export function OpeningEntries({ openings }: { openings: AdminOpeningDto[] }) {
  const translate = useTranslate();
  const counted = useCounted();
  const facts = useFactsLine();
  return (
    <EntryList
      name={translate('resources.openings.name')}
      entries={openings}
      row={(opening, actions) => (
        <EntryRow
          key={opening.id}
          resource="openings"
          id={opening.id}
          name={opening.title}
          removal={opening.removal}
          words={<ClippedText lines={2}>{opening.about}</ClippedText>}
          facts={facts(
            opening.removal,
            <>
              <ClippedText>{isolate(opening.organisation)}</ClippedText>
              {[
                translate(`content.openings.states.${opening.state}`),
                counted('content.openings.applied', opening.applications),
              ].join(' · ')}
            </>,
          )}
          actions={actions}
        >
          <Typography variant="subtitle2" component="div">
            <ClippedText lines={2}>{opening.title}</ClippedText>
          </Typography>
          <Box sx={{ typography: 'caption', color: 'campus.ink2' }}>
            {[
              indiaDate(opening.createdAt),
              translate(`content.openings.kinds.${opening.kind}`),
              // The facts say who removed it.
              ...(opening.removal ? [isolate(opening.organisation)] : []),
            ].join(' · ')}
          </Box>
        </EntryRow>
      )}
      dialog={(opening, actions) => <OpeningDialog opening={opening} {...actions} />}
      removal={(opening, actions) => <OpeningRemoval opening={opening} {...actions} />}
    />
  );
}
