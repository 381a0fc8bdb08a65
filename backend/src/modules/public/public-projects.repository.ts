import { Injectable } from '@nestjs/common';
import type { ProjectStatus } from '../../common/project-status.js';
import type { PlacedImage } from '../../platform/media/placed-image.js';
import { VisitorSql } from '../../platform/sql/own-pools.js';
import { statement } from '../../platform/sql/statement.js';
import type { ProjectLink } from '../projects/project.entity.js';

/** The project $1, if its owner lets everybody with the link read it. */
const PUBLIC_PROJECT = statement(
  'public_project',
  `SELECT id, title, summary, about, status, skills, links, images, started_on::text AS "startedOn",
          finished_on::text AS "finishedOn", updated_at AS "updatedAt"
     FROM project WHERE id = $1 AND is_public AND NOT hidden`,
);
/** The names of the team of the project $1, and nothing else of theirs: the owner first, then in the order in which they joined. */
const PUBLIC_TEAM = statement(
  'public_project_team',
  `SELECT m.name
     FROM project p JOIN project_member t ON t.project_id = p.id JOIN member m ON m.id = t.member_id
    WHERE p.id = $1 AND p.is_public AND NOT p.hidden AND NOT t.hidden
    ORDER BY t.member_id = p.owner_id DESC, t.joined_at, t.member_id`,
);

/** A project as visitors read it. */
export interface PublicProjectRow {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly about: string;
  readonly status: ProjectStatus;
  readonly skills: string[];
  readonly links: ProjectLink[];
  readonly images: PlacedImage[];
  readonly startedOn: string | null;
  readonly finishedOn: string | null;
  readonly updatedAt: Date;
}

@Injectable()
export class PublicProjectsRepository {
  constructor(private readonly sql: VisitorSql) {}

  /** Null when there is no such project, or it is not public. */
  async project(id: string): Promise<PublicProjectRow | null> {
    const [row] = await this.sql.query(PUBLIC_PROJECT, [id]);
    return row ?? null;
  }

  team(id: string): Promise<{ name: string }[]> {
    return this.sql.query(PUBLIC_TEAM, [id]);
  }
}
