import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One slot of an exact whole-site counter; the count is the sum of its slots. */
@Entity('tally')
export class Tally {
  @PrimaryColumn({ type: 'varchar', length: 20 })
  name!: 'members' | 'pages' | 'posts';

  @PrimaryColumn({ type: 'smallint' })
  slot!: number;

  @Column({ type: 'bigint', default: 0 })
  value!: string;
}
