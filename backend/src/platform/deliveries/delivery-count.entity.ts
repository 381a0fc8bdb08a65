import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many mails or pushes ended in one way on one day. A few rows a day, without personal data: they are kept. */
@Entity('delivery_count')
export class DeliveryCount {
  /** The day in Asia/Kolkata, `YYYY-MM-DD`. */
  @PrimaryColumn({ type: 'date' })
  day!: string;

  /** `mail` or `push`. */
  @PrimaryColumn({ type: 'varchar', length: 10 })
  channel!: string;

  /** As in the metrics `campus_mails_total` and `campus_pushes_total`. */
  @PrimaryColumn({ type: 'varchar', length: 20 })
  outcome!: string;

  @Column({ type: 'integer' })
  count!: number;
}
