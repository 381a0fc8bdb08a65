import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  OneToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
} from 'typeorm';

/** The tables of a feed page as entities with relations, for the typical server. */
@Entity('member')
export class MemberEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id!: string;

  @Column({ type: 'varchar' })
  name!: string;

  @Column({ type: 'varchar' })
  email!: string;

  @Column({ type: 'varchar' })
  phone!: string;

  @Column({ type: 'varchar', nullable: true })
  title!: string | null;

  @Column({ type: 'varchar', nullable: true })
  bio!: string | null;

  @Column({ name: 'college_name', type: 'varchar', nullable: true })
  collegeName!: string | null;

  @Column({ name: 'avatar_path', type: 'varchar', nullable: true })
  avatarPath!: string | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}

@Entity('page')
export class PageEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id!: string;

  @Column({ type: 'varchar' })
  title!: string;

  @Column({ type: 'varchar' })
  description!: string;

  @Column({ name: 'image_path', type: 'varchar', nullable: true })
  imagePath!: string | null;
}

@Entity('post_counter')
export class CounterEntity {
  @PrimaryColumn({ name: 'post_id', type: 'bigint' })
  postId!: string;

  @Column({ type: 'integer' })
  likes!: number;

  @Column({ type: 'integer' })
  comments!: number;
}

@Entity('post')
export class PostEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id!: string;

  @ManyToOne(() => MemberEntity)
  @JoinColumn({ name: 'author_id' })
  author!: MemberEntity;

  @ManyToOne(() => PageEntity, { nullable: true })
  @JoinColumn({ name: 'page_id' })
  page!: PageEntity | null;

  @OneToOne(() => CounterEntity)
  @JoinColumn({ name: 'id', referencedColumnName: 'postId' })
  counter!: CounterEntity;

  @Column({ type: 'text' })
  content!: string;

  @Column({ type: 'jsonb' })
  images!: { url: string; width: number; height: number; alt: string }[];

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}

@Entity('post_like')
export class LikeEntity {
  @PrimaryColumn({ name: 'post_id', type: 'bigint' })
  postId!: string;

  @PrimaryColumn({ name: 'member_id', type: 'bigint' })
  memberId!: string;
}

@Entity('session')
export class SessionEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ name: 'account_id', type: 'bigint' })
  accountId!: string;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt!: Date;
}

@Entity('tally')
export class TallyEntity {
  @PrimaryColumn({ type: 'varchar' })
  name!: string;

  @PrimaryColumn({ type: 'smallint' })
  slot!: number;

  @Column({ type: 'bigint' })
  value!: number;
}
