import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One slot of an exact whole-site counter; the count is the sum of its slots. */
@Entity('tally')
export class Tally {
  @PrimaryColumn({ type: 'varchar', length: 20, primaryKeyConstraintName: 'tally_pkey' })
  name!: 'members' | 'pages' | 'posts';

  @PrimaryColumn({ type: 'smallint', primaryKeyConstraintName: 'tally_pkey' })
  slot!: number;

  @Column({ type: 'bigint', default: 0 })
  value!: string;
}
