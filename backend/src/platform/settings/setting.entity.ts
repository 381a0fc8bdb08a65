import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A setting of this installation that all processes share. */
@Entity('setting')
export class Setting {
  @PrimaryColumn({ type: 'varchar', length: 60 })
  name!: string;

  @Column({ type: 'jsonb' })
  value!: object | string | number | boolean;
}
