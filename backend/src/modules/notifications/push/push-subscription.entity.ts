import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Session } from '../../../platform/sessions/session.entity.js';
import { Member } from '../../profile/member.entity.js';

/** A member's browser that is notified by web push. It ends with the session in which it was added. */
@Entity('push_subscription')
@Unique('push_subscription_endpoint_key', ['endpoint'])
@Index('push_subscription_member_idx', ['memberId'])
@Index('push_subscription_session_idx', ['sessionId'])
export class PushSubscription {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'bigint' })
  memberId!: string;

  @ManyToOne(() => Member, { onDelete: 'CASCADE', nullable: false })
  member!: Member;

  @Column({ type: 'uuid' })
  sessionId!: string;

  @ManyToOne(() => Session, { onDelete: 'CASCADE', nullable: false })
  session!: Session;

  /** The browser's address at its push service. Who knows it cannot send anything without our key. */
  @Column({ type: 'varchar', length: 1000 })
  endpoint!: string;

  /** The browser's public key, base64url. */
  @Column({ type: 'varchar', length: 87 })
  p256dh!: string;

  /** The secret that it shares with us, base64url. */
  @Column({ type: 'varchar', length: 22 })
  auth!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** Since when every push to it has failed; null if the last one was taken, or none was sent. */
  @Column({ type: 'timestamptz', nullable: true })
  failedAt!: Date | null;
}
