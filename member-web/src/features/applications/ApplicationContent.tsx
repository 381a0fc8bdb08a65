import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { applicationTexts as texts } from '../../texts/applications';
import type { ApplicationDetailsDto } from '../openings/exports/applicationsApi';

/** What the applicant wrote: the note, the answers, links, and the contact if they share it. */
export function ApplicationContent({ application }: { application: ApplicationDetailsDto }) {
  const { note, answers, links, email, phone, isEnded } = application;
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)', overflowWrap: 'anywhere' }}>
      {note !== '' && <Entry name={texts.note}>{note}</Entry>}
      {note === '' && isEnded && <Box sx={{ color: 'text.secondary' }}>{texts.erased}</Box>}
      {answers.map(({ question, answer }) => (
        <Entry key={question} name={question}>
          {answer}
        </Entry>
      ))}
      {links.length > 0 && (
        <Entry name={texts.links}>
          <PlainList>
            {links.map((link) => (
              <li key={link}>
                <Link href={link} target="_blank" rel="noopener noreferrer nofollow ugc">
                  <bdi>{link}</bdi>
                </Link>
              </li>
            ))}
          </PlainList>
        </Entry>
      )}
      {email !== null && (
        <Entry name={texts.email}>
          <Link href={`mailto:${email}`}>{email}</Link>
        </Entry>
      )}
      {phone !== null && (
        <Entry name={texts.phone}>
          <Link href={`tel:${phone}`}>{phone}</Link>
        </Entry>
      )}
    </Box>
  );
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Box component="h3" dir="auto" sx={{ m: 0, mb: 1, typography: 'subtitle2', color: 'text.secondary' }}>
        {name}
      </Box>
      <Box dir="auto" sx={{ whiteSpace: 'pre-wrap' }}>
        {children}
      </Box>
    </div>
  );
}
