import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsString } from 'class-validator';
import { IsId } from '../../common/text.validators.js';

/** Posts whose counters one stream watches: somewhat more than a screen shows. */
const MAX_POSTS = 20;

export class OpenLiveDto {
  /** The feed whose new posts are counted. */
  @IsOptional()
  @IsIn(['everyone', 'following'], { message: 'feed must be everyone or following' })
  feed?: 'everyone' | 'following' = 'everyone';

  /** Id of the newest post that the site shows, or that an event named; without it posts are counted from now on. */
  @IsOptional()
  @IsId('after')
  after?: string;

  /** Ids of the posts on the screen, up to 20, whose counters are told. */
  @IsOptional()
  @IsString({ each: true, message: 'posts must be a list of ids' })
  @ArrayMaxSize(MAX_POSTS, { message: `posts may have up to ${MAX_POSTS} entries` })
  @IsArray({ message: 'posts must be a list of ids' })
  posts?: string[] = [];
}
