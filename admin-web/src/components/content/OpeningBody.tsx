import { indiaDate } from '@campus-commons/web-kit/dates.ts';
import { formatCount } from '@campus-commons/web-kit/digits.ts';
import { isolate } from '@campus-commons/web-kit/isolate.ts';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useCounted } from '../../i18n/i18nProvider';
import type { AdminOpeningDto } from '../../api/generated';
import { Facts, type Fact } from '../Facts';
import { MemberText } from './MemberText';
import { Person } from './Person';

/** An opening as its readers see it. Applications are for both sides of them alone. */
export function OpeningBody({ opening }: { opening: AdminOpeningDto }) {
  const translate = useTranslate();
  const facts = useOpeningFacts(opening);
  return (
    <>
      <Person person={opening.User}>
        {[isolate(opening.organisation), indiaDate(opening.createdAt)].join(' · ')}
      </Person>
      <Box sx={{ my: 4 }}>
        <MemberText>{opening.about}</MemberText>
      </Box>
      {opening.questions.length > 0 && (
        <Box component="section" aria-label={translate('content.openings.questions')} sx={{ mb: 4 }}>
          <Box sx={{ typography: 'body2', color: 'campus.ink2', mb: 1 }}>
            {translate('content.openings.questions')}
          </Box>
          {opening.questions.map((question) => (
            <MemberText key={question}>{question}</MemberText>
          ))}
        </Box>
      )}
      <Facts facts={facts} />
    </>
  );
}

/** What the form of an opening says, and what became of it. */
function useOpeningFacts(opening: AdminOpeningDto): Fact[] {
  const translate = useTranslate();
  const counted = useCounted();
  const text = (name: string) => translate(`content.openings.${name}`);
  const { kind, state, mode, city, stipendMin, stipendMax } = opening;
  const place = [translate(`content.openings.modes.${mode}`), ...(city === '' ? [] : [isolate(city)])].join(
    ' · ',
  );
  const time = [
    ...(opening.hoursWeek === null ? [] : [counted('content.openings.hours', opening.hoursWeek)]),
    ...(opening.weeks === null ? [] : [counted('content.openings.weeks', opening.weeks)]),
    ...(opening.schedule === '' ? [] : [isolate(opening.schedule)]),
  ];
  const facts: Fact[] = [
    { label: text('kind'), value: text(`kinds.${kind}`) },
    { label: text('state'), value: text(`states.${state}`) },
    { label: text('place'), value: place },
    { label: text('time'), value: time.join(' · ') },
    { label: text('places'), value: formatCount(opening.places) },
    { label: text('starts'), value: opening.startsOn === null ? null : indiaDate(opening.startsOn) },
    { label: text('closes'), value: indiaDate(opening.closesOn) },
    { label: text('applications'), value: formatCount(opening.applications) },
  ];
  if (stipendMin !== null && stipendMax !== null)
    facts.splice(4, 0, {
      label: text('stipend'),
      value:
        stipendMax === 0
          ? text('unpaid')
          : translate('content.openings.rupees', {
              amount: [...new Set([stipendMin, stipendMax])].map(formatCount).join('–'),
            }),
    });
  if (opening.refusal !== null) facts.push({ label: text('refusal'), value: isolate(opening.refusal) });
  return facts;
}
