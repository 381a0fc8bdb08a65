import { sanitizeRichText } from '../../../backend/src/common/rich-text.ts';
import { newJoinCode } from '../../../backend/src/modules/projects/join-code.ts';
import { PROJECTS, type Ago } from './content.ts';
import type { DemoRepository, Row } from './demo.repository.ts';
import type { Picture, Pictures } from './pictures.ts';

const DAY_MINUTES = 24 * 60;

/** What the rows of projects refer to. */
interface Made {
  readonly memberIds: (key: string) => string;
  readonly pictures: Pictures;
  readonly at: (ago: Ago) => Date;
}

/** Inserts the projects and their teams. @returns their ids by title, and the rows of their pictures */
export async function insertProjects(
  { memberIds, pictures, at }: Made,
  repository: DemoRepository,
): Promise<{ ids: ReadonlyMap<string, string>; media: Row[] }> {
  const projects = PROJECTS.toSorted((one, other) => other.started - one.started);
  const shownBy = (project: (typeof projects)[number]) => pictures.projects.get(project) ?? [];
  const ids = await repository.insertForIds(
    'project',
    projects.map((project) => ({
      owner_id: memberIds(project.owner),
      title: project.title,
      summary: project.summary,
      about: sanitizeRichText(project.about),
      status: project.status,
      skills: project.skills,
      images: shownBy(project).map(imageOf),
      started_on: at(project.started),
      finished_on: project.status === 'finished' ? at(project.edited) : null,
      is_public: project.public ?? false,
      join_code: newJoinCode(),
      created_at: at(project.started),
      updated_at: at(project.edited),
    })),
  );
  await repository.insert(
    'project_member',
    projects.flatMap(({ owner, started, team }, index) =>
      [{ key: owner, role: 'Owner' }, ...team].map(({ key, role }, place) => ({
        project_id: ids[index],
        member_id: memberIds(key),
        role,
        joined_at: at(Math.max(started - place * DAY_MINUTES, 0)),
      })),
    ),
  );
  const media = projects.flatMap((project, index) =>
    shownBy(project).map(({ path }) => ({
      path,
      uploader_id: memberIds(project.owner),
      project_id: ids[index],
      created_at: at(project.started),
    })),
  );
  return { ids: new Map(projects.map(({ title }, index) => [title, ids[index] ?? ''])), media };
}

/** A picture in the row of a post or a project. */
export const imageOf = ({ path, alt, image: { width, height, meanColour } }: Picture) => ({
  url: path,
  width,
  height,
  alt,
  meanColour,
});
