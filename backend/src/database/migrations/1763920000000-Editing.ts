import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createFunctions } from '../function-files.js';

/**
 * What tells one state of a text from the next: `revision` counts the changes of a row's own content, `edited_at` is
 * the time of the last one.
 *
 * Triggers keep both, not the code that writes: the release before changes rows without knowing of them, and a browser
 * must hear of its changes too. They look at content alone, so figures, hiding and suspension are no change, and saving
 * the same again is none either.
 */
export class Editing1763920000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE member ADD COLUMN revision integer NOT NULL DEFAULT 1;
      ALTER TABLE page ADD COLUMN revision integer NOT NULL DEFAULT 1;
      ALTER TABLE post
        ADD COLUMN revision integer NOT NULL DEFAULT 1,
        ADD COLUMN edited_at timestamptz;
      ALTER TABLE comment
        ADD COLUMN revision integer NOT NULL DEFAULT 1,
        ADD COLUMN edited_at timestamptz;
    `);
    await createFunctions(runner, 'count_revision.v1', 'note_edit.v1');
    for (const { table, columns, note } of WATCHED) {
      const row = (name: string) => `(${columns.map((column) => `${name}.${column}`).join(', ')})`;
      await runner.query(`
        CREATE TRIGGER ${table}_edited BEFORE UPDATE OF ${columns.join(', ')} ON ${table}
          FOR EACH ROW WHEN (${row('OLD')} IS DISTINCT FROM ${row('NEW')})
          EXECUTE FUNCTION ${note}();
      `);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${WATCHED.map(({ table }) => `DROP TRIGGER ${table}_edited ON ${table};`).join('\n')}
      DROP FUNCTION count_revision, note_edit;
      ALTER TABLE comment DROP COLUMN edited_at, DROP COLUMN revision;
      ALTER TABLE post DROP COLUMN edited_at, DROP COLUMN revision;
      ALTER TABLE page DROP COLUMN revision;
      ALTER TABLE member DROP COLUMN revision;
    `);
  }
}

/** The columns whose change is one of the content, and what notes it. */
const WATCHED = [
  {
    table: 'member',
    columns: [
      ...['name', 'title', 'bio', 'college_name', 'college_year', 'course_name'],
      ...['avatar_path', 'cover_path'],
    ],
    note: 'count_revision',
  },
  { table: 'page', columns: ['title', 'description', 'category', 'image_path'], note: 'count_revision' },
  { table: 'post', columns: ['content', 'images'], note: 'note_edit' },
  { table: 'comment', columns: ['body'], note: 'note_edit' },
];
