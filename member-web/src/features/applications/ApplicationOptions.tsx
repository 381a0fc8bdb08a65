import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { OptionsButton } from '../../components/OptionsButton';
import { OptionsMenu } from '../../components/OptionsMenu';
import { openingPaths } from '../../lib/address/openingPaths';
import { nameOf } from '../../lib/text/members';
import { applicationTexts as texts } from '../../texts/applications';
import type { ApplicationDetailsDto } from '../openings/exports/applicationsApi';
import { LazyReportDialog, ReportItem } from '../safety/exports/ReportItem';

/** What either side can do about what the other one wrote: report it. Nothing while there is nothing to report. */
export function ApplicationOptions({ application }: { application: ApplicationDetailsDto }) {
  const { id, kind, isApplicant, organisation, Applicant, openingId, canReport } = application;
  const [isReporting, setIsReporting] = useState(false);
  const navigate = useNavigate();
  if (!canReport && !isReporting) return null;
  return (
    <>
      <OptionsButton label={texts.options} sx={{ ml: 'auto', alignSelf: 'flex-start', mt: -1, mr: -2 }}>
        {(anchor, close) => (
          <OptionsMenu label={texts.options} anchor={anchor} onClose={close}>
            <ReportItem
              onChosen={() => {
                close();
                setIsReporting(true);
              }}
            />
          </OptionsMenu>
        )}
      </OptionsButton>
      {isReporting && (
        <LazyReportDialog
          subject={{
            kind: 'application',
            id,
            person: isApplicant ? { name: organisation } : { id: Applicant.id, name: nameOf(Applicant) },
          }}
          relation="none"
          onClose={() => setIsReporting(false)}
          // Who blocks the applicant reads their application no more.
          onBlocked={() =>
            void navigate(openingId === null ? openingPaths.own(kind) : openingPaths.details(openingId, kind))
          }
        />
      )}
    </>
  );
}
