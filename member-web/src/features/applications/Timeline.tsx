import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import { TimeAgo } from '../../components/TimeAgo';
import { nameOf } from '../../lib/text/members';
import { applicationTexts as texts } from '../../texts/applications';
import type { ApplicationDetailsDto, ApplicationEventDto } from '../openings/exports/applicationsApi';

/** What happened to an application, oldest first: new states and messages of both sides. */
export function Timeline({ application }: { application: ApplicationDetailsDto }) {
  return (
    <PlainList component="ol" sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {application.events.map((event) => (
        <Box component="li" key={event.id} sx={{ overflowWrap: 'anywhere' }}>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            <Box component="span" sx={{ color: 'text.primary', fontWeight: 600 }}>
              {texts.by(authorOf(event, application), event.state ? texts.events[event.state] : '')}
            </Box>{' '}
            <TimeAgo iso={event.createdAt} />
          </Box>
          {event.body !== null && (
            <Box
              dir="auto"
              sx={{
                mt: 1,
                p: 3,
                borderRadius: `4px ${radii.control}px ${radii.control}px ${radii.control}px`,
                bgcolor: 'campus.sunken',
                whiteSpace: 'pre-wrap',
              }}
            >
              {event.body}
            </Box>
          )}
        </Box>
      ))}
    </PlainList>
  );
}

function authorOf(
  { by }: ApplicationEventDto,
  { isApplicant, Applicant, organisation }: ApplicationDetailsDto,
) {
  if (by === 'system') return texts.system;
  if ((by === 'applicant') === isApplicant) return texts.you;
  return isApplicant ? organisation : nameOf(Applicant);
}
