import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import { TimeAgo } from '../../components/TimeAgo';
import { openingPaths } from '../../lib/address/openingPaths';
import { applicationTexts as texts } from '../../texts/applications';
import type { ApplicationDto, BoardColumnDto } from '../openings/exports/applicationsApi';
import { ApplicationStateChip } from '../openings/exports/ApplicationStateChip';
import { Closing } from '../openings/exports/OpeningCard';
import { organisationOf } from '../openings/exports/openingFacts';
import { ApplicationRow } from './ApplicationRow';

/** The entries of a column of the board: saved openings, or applications. */
export function BoardColumn({ column: { openings, applications } }: { column: BoardColumnDto }) {
  if (openings.length + applications.length === 0) {
    return <Box sx={{ typography: 'body2', color: 'text.secondary', py: 2 }}>{texts.nothingHere}</Box>;
  }
  return (
    <PlainList sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {openings.map((opening) => (
        <ApplicationRow
          key={opening.id}
          to={openingPaths.details(opening.id, opening.kind)}
          title={opening.title}
          detail={organisationOf(opening)}
        >
          {opening.applicationState && <ApplicationStateChip state={opening.applicationState} />}
          <Closing opening={opening} />
        </ApplicationRow>
      ))}
      {applications.map((application) => (
        <Application key={application.id} application={application} />
      ))}
    </PlainList>
  );
}

function Application({ application }: { application: ApplicationDto }) {
  const { id, title, organisation, state, isNew, openingId, updatedAt } = application;
  return (
    <ApplicationRow to={openingPaths.application(id)} title={title} detail={organisation} isNew={isNew}>
      <ApplicationStateChip state={state} />
      {openingId === null ? <span>{texts.removed}</span> : <TimeAgo iso={updatedAt} />}
    </ApplicationRow>
  );
}
