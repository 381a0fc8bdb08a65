import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A fact about this installation that every replica must agree on. */
@Entity('setting')
export class Setting {
  @PrimaryColumn({ type: 'varchar', length: 60, primaryKeyConstraintName: 'setting_pkey' })
  name!: string;

  @Column({ type: 'jsonb' })
  value!: object | string | number | boolean;
}
