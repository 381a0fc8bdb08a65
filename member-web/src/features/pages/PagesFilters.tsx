import { pageCategories, type PageCategory } from '@campus-commons/web-kit/tokens.ts';
import { useEffect, useRef } from 'react';
import { FilterChip, FilterGroup, FilterRow, FilterRule } from '../../components/filterChips';
import { fieldTexts } from '../../texts/fields';
import { pageListTexts } from '../../texts/pageList';
import { PAGES_SHOWN, type PagesQuery } from './pagesQuery';

interface PagesFiltersProps {
  query: PagesQuery;
  onChange: (change: Partial<PagesQuery>) => void;
}

/** Chooses which pages the list shows, and of which category. A category that is pressed again is taken back. */
export function PagesFilters({ query: { show, category }, onChange }: PagesFiltersProps) {
  const row = useRef<HTMLDivElement>(null);
  // A category of an address may be out of sight.
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>('[data-category][aria-pressed="true"]');
    if (row.current && chip)
      row.current.scrollLeft = chip.offsetLeft + chip.offsetWidth - row.current.clientWidth + 16;
  }, [category]);
  return (
    <FilterRow ref={row} sx={{ position: 'relative' }}>
      <FilterGroup role="group" aria-label={pageListTexts.whichPages}>
        {PAGES_SHOWN.map((known) => (
          <FilterChip key={known} aria-pressed={known === show} onClick={() => onChange({ show: known })}>
            {pageListTexts.shown[known]}
          </FilterChip>
        ))}
      </FilterGroup>
      <FilterRule aria-hidden />
      <FilterGroup role="group" aria-label={fieldTexts.category}>
        {pageCategories.map((known) => (
          <CategoryFilter
            key={known}
            category={known}
            isOn={known === category}
            onToggle={() => onChange({ category: known === category ? undefined : known })}
          />
        ))}
      </FilterGroup>
    </FilterRow>
  );
}

interface CategoryFilterProps {
  category: PageCategory;
  isOn: boolean;
  onToggle: () => void;
}

function CategoryFilter({ category, isOn, onToggle }: CategoryFilterProps) {
  return (
    <FilterChip data-category aria-pressed={isOn} onClick={onToggle}>
      {category}
    </FilterChip>
  );
}
