import {
  MAX_CITY_LENGTH,
  OPENING_FIELDS,
  OPENING_MODES,
} from '@campus-commons/web-kit/openingBounds/generated.ts';
import { focusRing } from '@campus-commons/web-kit/theme/baseline.ts';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import { styled, type Theme } from '@mui/material/styles';
import { useState } from 'react';
import { chosenColours, FilterChip, FilterGroup, FilterRow } from '../../components/filterChips';
import { openingTexts as texts } from '../../texts/openings';
import type { OpeningKind, OpeningsQuery } from './openingsQuery';

/** As high and round as the chips beside it. */
const asChip = ({ theme }: { theme: Theme }) =>
  ({
    ...theme.typography.subtitle2,
    flex: 'none',
    minHeight: 36,
    maxWidth: '60vw',
    padding: '6px 14px',
    border: `1px solid ${theme.vars.palette.campus.inputBorder}`,
    borderRadius: radii.full,
    backgroundColor: theme.vars.palette.campus.surface,
    color: theme.vars.palette.campus.ink2,
    '&[data-chosen]': chosenColours(theme),
    '&:focus-visible': focusRing(theme),
  }) as const;

const FieldSelect = styled('select')(asChip);
const CityInput = styled('input')(asChip, { width: '8rem' });

interface OpeningsFiltersProps {
  kind: OpeningKind;
  query: OpeningsQuery;
  onChange: (change: Partial<OpeningsQuery>) => void;
}

/**
 * Chooses which openings the list shows. A chip that is pressed again is taken back. What is chosen when the row is opened stands
 * first, because the end of the row is out of sight on phones; nothing moves while it is used.
 */
export function OpeningsFilters({ kind, query, onChange }: OpeningsFiltersProps) {
  const { field, mode, city, isPaid, isClosingFirst } = query;
  const [opened] = useState(query);
  const filters = [
    {
      isFirst: opened.field !== undefined,
      filter: (
        <FieldSelect
          key="field"
          aria-label={texts.field}
          value={field ?? ''}
          data-chosen={field}
          onChange={({ target: { value } }) =>
            onChange({ field: OPENING_FIELDS.find((known) => known === value) })
          }
        >
          <option value="">{texts.anyField}</option>
          {OPENING_FIELDS.map((known) => (
            <option key={known} value={known}>
              {texts.fields[known]}
            </option>
          ))}
        </FieldSelect>
      ),
    },
    {
      isFirst: opened.city !== '',
      filter: (
        // Another address, by the Back button, begins with its own city.
        <CityFilter key={`city ${city}`} city={city} onChange={(typed) => onChange({ city: typed })} />
      ),
    },
    {
      isFirst: opened.isPaid,
      filter: kind === 'internship' && (
        <FilterChip key="paid" aria-pressed={isPaid} onClick={() => onChange({ isPaid: !isPaid })}>
          {texts.paid}
        </FilterChip>
      ),
    },
    {
      isFirst: opened.mode !== undefined,
      filter: (
        <FilterGroup key="mode" role="group" aria-label={texts.mode}>
          {chosenFirst(OPENING_MODES, (known) => known === opened.mode).map((known) => (
            <FilterChip
              key={known}
              aria-pressed={known === mode}
              onClick={() => onChange({ mode: known === mode ? undefined : known })}
            >
              {texts.modes[known]}
            </FilterChip>
          ))}
        </FilterGroup>
      ),
    },
    {
      isFirst: opened.isClosingFirst,
      filter: (
        <FilterChip
          key="closing"
          aria-pressed={isClosingFirst}
          onClick={() => onChange({ isClosingFirst: !isClosingFirst })}
        >
          {texts.closingFirst}
        </FilterChip>
      ),
    },
  ];
  return (
    <FilterRow role="group" aria-label={texts.filters}>
      {chosenFirst(filters, ({ isFirst }) => isFirst).map(({ filter }) => filter)}
    </FilterRow>
  );
}

function chosenFirst<Entry>(entries: readonly Entry[], isChosen: (entry: Entry) => boolean): Entry[] {
  return [...entries.filter(isChosen), ...entries.filter((entry) => !isChosen(entry))];
}

/** The beginning of a city's name, which is applied with Enter or when the field is left. */
function CityFilter({ city, onChange }: { city: string; onChange: (city: string) => void }) {
  const [typed, setTyped] = useState(city);
  const apply = () => {
    if (typed.trim() !== city) onChange(typed.trim());
  };
  return (
    <CityInput
      aria-label={texts.cityFilter}
      placeholder={texts.cityFilter}
      maxLength={MAX_CITY_LENGTH}
      enterKeyHint="search"
      autoComplete="address-level2"
      dir="auto"
      value={typed}
      data-chosen={city || undefined}
      onChange={({ target: { value } }) => setTyped(value)}
      onBlur={apply}
      onKeyDown={({ key }) => {
        if (key === 'Enter') apply();
      }}
    />
  );
}
