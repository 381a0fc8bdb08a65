import { Module } from '@nestjs/common';
import { SettingsModule } from '../../platform/settings/settings.module.js';
import { PagesModule } from '../pages/pages.module.js';
import { PollsController } from './polls/polls.controller.js';
import { PollsService } from './polls/polls.service.js';
import { PollsRepository } from './polls/polls.repository.js';
import { ProjectsModule } from '../projects/projects.module.js';
import { FeedBlocksRepository } from './feed-blocks.repository.js';
import { FeedBlocksService } from './feed-blocks.service.js';
import { FeedsController } from './feeds.controller.js';
import { FeedsRepository } from './feeds.repository.js';
import { FeedsService } from './feeds.service.js';
import { LiveCountsService } from './live-counts.service.js';
import { LiveFeedsRepository } from './live-feeds.repository.js';
import { LivePostsService } from './live-posts.service.js';
import { MentionsRepository } from './mentions.repository.js';
import { MentionsService } from './mentions.service.js';
import { PinsController } from './pins/pins.controller.js';
import { PinsRepository } from './pins/pins.repository.js';
import { PinsService } from './pins/pins.service.js';
import { PopularRepository } from './popular/popular.repository.js';
import { PopularService } from './popular/popular.service.js';
import { PostWritingService } from './post-writing.service.js';
import { SeenPostsRepository } from './seen-posts.repository.js';
import { TitledPostsService } from './titled-posts.service.js';
import { TopicsController } from './topics/topics.controller.js';
import { TopicsRepository } from './topics/topics.repository.js';
import { TopicsService } from './topics/topics.service.js';

@Module({
  imports: [PagesModule, ProjectsModule, SettingsModule],
  controllers: [FeedsController, PinsController, PollsController, TopicsController],
  providers: [
    FeedsService,
    PostWritingService,
    TitledPostsService,
    FeedsRepository,
    SeenPostsRepository,
    MentionsService,
    MentionsRepository,
    PollsService,
    PollsRepository,
    LiveFeedsRepository,
    LivePostsService,
    LiveCountsService,
    FeedBlocksRepository,
    FeedBlocksService,
    PinsRepository,
    PinsService,
    PopularRepository,
    PopularService,
    TopicsRepository,
    TopicsService,
  ],
  exports: [FeedsService, MentionsService, TopicsService],
})
export class FeedsModule {}
