import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { openingTexts as texts } from '../../texts/openings';
import { longDay, placeOf, stipendOf } from './exports/openingFacts';
import type { OpeningDetailsDto } from './exports/openingsApi';

/** What one needs to know before applying, each with its name. The stipend is the boldest. */
export function OpeningFacts({ opening }: { opening: OpeningDetailsDto }) {
  const { hoursWeek, weeks, schedule, places, startsOn, closesOn, stipendMax, field } = opening;
  const stipend = stipendOf(opening);
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        columnGap: 4,
        rowGap: 4,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
      }}
    >
      {stipend !== undefined && (
        <Fact name={texts.stipendLabel} isWide>
          <Box component="span" sx={{ typography: stipendMax === 0 ? 'body1' : 'h3' }}>
            {stipend}
          </Box>
        </Fact>
      )}
      {schedule !== '' && (
        <Fact name={texts.schedule} isWide>
          <Box component="bdi" sx={{ typography: 'h3' }}>
            {schedule}
          </Box>
        </Fact>
      )}
      <Fact name={texts.place}>
        <bdi>{placeOf(opening)}</bdi>
      </Fact>
      {hoursWeek !== null && <Fact name={texts.hoursLabel}>{hoursWeek}</Fact>}
      {weeks !== null && <Fact name={texts.weeksLabel}>{weeks}</Fact>}
      <Fact name={texts.placesLabel}>{places}</Fact>
      {(startsOn !== null || schedule === '') && (
        <Fact name={texts.startsOn}>{startsOn === null ? texts.startsLater : longDay(startsOn)}</Fact>
      )}
      <Fact name={texts.closesOn}>{longDay(closesOn)}</Fact>
      <Fact name={texts.field}>{texts.fields[field]}</Fact>
    </Box>
  );
}

interface FactProps {
  name: string;
  /** Takes the room of two where there are several in a row. */
  isWide?: boolean;
  children: ReactNode;
}

function Fact({ name, isWide = false, children }: FactProps) {
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', gridColumn: isWide ? { sm: 'span 2' } : undefined }}>
      <Box component="dt" sx={{ typography: 'subtitle2', color: 'text.secondary' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, mt: 0.5 }}>
        {children}
      </Box>
    </Box>
  );
}
