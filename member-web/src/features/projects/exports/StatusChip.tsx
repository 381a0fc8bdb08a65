import { Chip } from '../../../components/Chip';
import { projectTexts as texts } from '../../../texts/projects';
import type { ProjectStatus } from '../projectsQuery';

const HUES = { idea: 'indigo', active: 'marigold', finished: 'leaf' } as const;

/** Where a project stands, in words and in a colour. */
export function StatusChip({ status }: { status: ProjectStatus }) {
  return <Chip hue={HUES[status]}>{texts.statuses[status]}</Chip>;
}
