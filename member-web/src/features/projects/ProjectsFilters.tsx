import { FilterChip, FilterGroup, FilterRow } from '../../components/filterChips';
import { projectTexts as texts } from '../../texts/projects';
import { STATUSES, type ProjectsQuery } from './projectsQuery';

interface ProjectsFiltersProps {
  query: ProjectsQuery;
  onChange: (change: Partial<ProjectsQuery>) => void;
}

/** Chooses in which state the projects of the list are. A state that is pressed again is taken back. */
export function ProjectsFilters({ query: { status }, onChange }: ProjectsFiltersProps) {
  return (
    <FilterRow>
      <FilterGroup role="group" aria-label={texts.status}>
        {STATUSES.map((known) => (
          <FilterChip
            key={known}
            aria-pressed={known === status}
            onClick={() => onChange({ status: known === status ? undefined : known })}
          >
            {texts.statuses[known]}
          </FilterChip>
        ))}
      </FilterGroup>
    </FilterRow>
  );
}
