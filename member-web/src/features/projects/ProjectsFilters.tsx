import { FilterChip, FilterGroup, FilterRow, FilterRule, onIn } from '../../components/filterChips';
import { projectTexts as texts } from '../../texts/projects';
import { PROJECTS_SHOWN, STATUSES, type ProjectsQuery } from './projectsQuery';

interface ProjectsFiltersProps {
  query: ProjectsQuery;
  onChange: (change: Partial<ProjectsQuery>) => void;
}

/** Chooses which projects the list shows, and in which state. A state that is pressed again is taken back. */
export function ProjectsFilters({ query: { show, status }, onChange }: ProjectsFiltersProps) {
  return (
    <FilterRow>
      <FilterGroup role="group" aria-label={texts.whichProjects}>
        {PROJECTS_SHOWN.map((known) => (
          <FilterChip
            key={known}
            aria-pressed={known === show}
            onClick={() => onChange({ show: known })}
            sx={onIn('teal')}
          >
            {texts.shown[known]}
          </FilterChip>
        ))}
      </FilterGroup>
      {show !== 'wanted' && (
        <>
          <FilterRule aria-hidden />
          <FilterGroup role="group" aria-label={texts.status}>
            {STATUSES.map((known) => (
              <FilterChip
                key={known}
                aria-pressed={known === status}
                onClick={() => onChange({ status: known === status ? undefined : known })}
                sx={onIn('indigo')}
              >
                {texts.statuses[known]}
              </FilterChip>
            ))}
          </FilterGroup>
        </>
      )}
    </FilterRow>
  );
}
