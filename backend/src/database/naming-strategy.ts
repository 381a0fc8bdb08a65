import { DefaultNamingStrategy, type Table } from 'typeorm';

/**
 * Names in the database, derived from the entities: columns in snake case (`postId` is `post_id`, and so is the column of
 * a relation `post`), `<table>_pkey` for primary keys, `<table>_<relation>_fkey` for foreign keys. PostgreSQL's own names
 * have the same form. Indexes and checks are named where they are declared.
 */
export class NamingStrategy extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined): string {
    return customName ?? snakeCase(propertyName);
  }

  override joinColumnName(relation: string, referencedColumn: string): string {
    return snakeCase(`${relation}_${referencedColumn}`);
  }

  override primaryKeyName(table: Table | string): string {
    return `${this.getTableName(table)}_pkey`;
  }

  override foreignKeyName(table: Table | string, columns: string[]): string {
    return `${this.getTableName(table)}_${columns.map((name) => name.replace(/_id$/, '')).join('_')}_fkey`;
  }
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
