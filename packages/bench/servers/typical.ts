import 'reflect-metadata';
import {
  Body,
  Controller,
  HttpCode,
  Inject,
  Injectable,
  Module,
  Post,
  Req,
  UnauthorizedException,
  UseGuards,
  ValidationPipe,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { JwtModule, JwtService } from '@nestjs/jwt';
import { InjectRepository, TypeOrmModule } from '@nestjs/typeorm';
import { In, MoreThan, Repository } from 'typeorm';
import { DEFAULT_LIMIT } from '../../../backend/src/common/pagination.dto.js';
import { GetAllFeedsDto } from '../../../backend/src/modules/feeds/feeds.dto.js';
import {
  CounterEntity,
  LikeEntity,
  MemberEntity,
  PageEntity,
  PostEntity,
  SessionEntity,
  TallyEntity,
} from './typical-entities.js';

/**
 * getAllFeeds as most Nest projects would write it: entities with relations through TypeORM's repositories, a guard
 * with JwtService and a plain secret, ValidationPipe, Express's defaults. It has the same tables, indexes and counters
 * as the product, which is an advantage that such projects usually lack.
 */
interface SignedRequest {
  readonly headers: { readonly authorization?: string };
  user?: { readonly sub: string; readonly sid: string };
}

@Injectable()
class JwtGuard implements CanActivate {
  constructor(
    @Inject(JwtService) private readonly jwt: JwtService,
    @InjectRepository(SessionEntity) private readonly sessions: Repository<SessionEntity>,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<SignedRequest>();
    const user = await this.jwt.verifyAsync<{ sub: string; sid: string }>(
      request.headers.authorization ?? '',
    );
    const session = await this.sessions.findOneBy({
      id: user.sid,
      accountId: user.sub,
      expiresAt: MoreThan(new Date()),
    });
    if (!session) throw new UnauthorizedException();
    request.user = user;
    return true;
  }
}

@Injectable()
class FeedsService {
  constructor(
    @InjectRepository(PostEntity) private readonly posts: Repository<PostEntity>,
    @InjectRepository(LikeEntity) private readonly likes: Repository<LikeEntity>,
    @InjectRepository(TallyEntity) private readonly tallies: Repository<TallyEntity>,
  ) {}

  async list(userId: string, { page = 1, limit = DEFAULT_LIMIT }: GetAllFeedsDto): Promise<object> {
    const total = (await this.tallies.sum('value', { name: 'posts' })) ?? 0;
    const posts = await this.posts.find({
      relations: { author: true, page: true, counter: true },
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: (page - 1) * limit,
      take: limit,
    });
    const liked = await this.likes.findBy({ memberId: userId, postId: In(posts.map(({ id }) => id)) });
    const likedIds = new Set(liked.map(({ postId }) => postId));
    const totalPages = Math.ceil(total / limit);
    const pagination = {
      total,
      totalPages,
      currentPage: page,
      limit,
      hasNextPage: page < totalPages,
      hasPrevPage: page > 1,
    };
    const feeds = posts.map((post) => ({
      id: post.id,
      createdAt: post.createdAt,
      like: post.counter.likes,
      comments: post.counter.comments,
      isLiked: likedIds.has(post.id),
      User: {
        id: post.author.id,
        name: post.author.name,
        UserProfile: { profileUrl: post.author.avatarPath, title: post.author.title },
      },
      Page: post.page && { id: post.page.id, title: post.page.title, imageUrl: post.page.imagePath },
      feedData: {
        content: post.content,
        imagesUrl: post.images.map(({ url }) => url),
        images: post.images,
      },
    }));
    return { success: true, data: { feeds, pagination, userId } };
  }
}

@Controller('user/feeds')
class FeedsController {
  constructor(@Inject(FeedsService) private readonly feeds: FeedsService) {}

  @UseGuards(JwtGuard)
  @HttpCode(200)
  @Post('getAllFeeds')
  getAllFeeds(
    @Req() request: SignedRequest,
    // Injected explicitly, because the loader of these files emits no type metadata.
    @Body(new ValidationPipe({ transform: true, whitelist: true, expectedType: GetAllFeedsDto }))
    body: GetAllFeedsDto,
  ): Promise<object> {
    return this.feeds.list(request.user?.sub ?? '', body);
  }
}

const ENTITIES = [
  CounterEntity,
  LikeEntity,
  MemberEntity,
  PageEntity,
  PostEntity,
  SessionEntity,
  TallyEntity,
];

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'postgres',
      url: process.env.DATABASE_URL,
      poolSize: 8,
      entities: ENTITIES,
    }),
    TypeOrmModule.forFeature(ENTITIES),
    // Passed as bytes; the library creates a key object from it for every token, as it does from a string.
    JwtModule.register({
      secret: Buffer.from(process.env.MEMBER_TOKEN_KEY ?? '', 'base64'),
      verifyOptions: { algorithms: ['HS256'] },
    }),
  ],
  controllers: [FeedsController],
  providers: [FeedsService, JwtGuard],
})
class TypicalModule {}

const app = await NestFactory.create(TypicalModule, { logger: ['error'] });
await app.listen(Number(process.env.API_PORT), '127.0.0.1');
