import { Injectable } from '@nestjs/common';
import { HighlightsRepository } from './highlights.repository.js';
import type { HighlightsDto, HighlightsResponseDto } from './public.dto.js';

/** Time that an answer is cached: there may be many visitors, and data that is a minute old is good enough. */
const CACHE_TTL_MS = 60_000;

/** Time until the next read after a failure: visitors must not all wait for a failing database. */
const RETRY_PAUSE_MS = 5_000;

/** Public highlights of the community. */
@Injectable()
export class HighlightsService {
  private cache: { readonly until: number; readonly highlights: Promise<HighlightsDto> } | undefined;
  /** The result of the last successful read. */
  private last: HighlightsDto | undefined;

  constructor(private readonly repository: HighlightsRepository) {}

  async get(): Promise<HighlightsResponseDto> {
    return { success: true, data: await this.cached() };
  }

  /** Concurrent requests share one read. If it fails, they get the last successful result. */
  private cached(): Promise<HighlightsDto> {
    if (this.cache && performance.now() < this.cache.until) return this.cache.highlights;
    const cache = { until: performance.now() + CACHE_TTL_MS, highlights: this.readOrFallBack() };
    this.cache = cache;
    cache.highlights.catch(() => {
      if (this.cache === cache) this.cache = undefined;
    });
    return cache.highlights;
  }

  private async readOrFallBack(): Promise<HighlightsDto> {
    try {
      this.last = await this.read();
      return this.last;
    } catch (error) {
      if (!this.last) throw error;
      this.cache = { until: performance.now() + RETRY_PAUSE_MS, highlights: Promise.resolve(this.last) };
      return this.last;
    }
  }

  private async read(): Promise<HighlightsDto> {
    const [pages, { members, pages: pageCount, posts }] = await Promise.all([
      this.repository.popularPages(),
      this.repository.totals(),
    ]);
    return {
      pages,
      totals: { members: roundDown(members), pages: roundDown(pageCount), posts: roundDown(posts) },
    };
  }
}

/** Rounds down to two leading digits: 41 → 41, 1,234 → 1,200. */
export function roundDown(count: number): number {
  const unit = 10 ** Math.max(0, String(count).length - 2);
  return Math.floor(count / unit) * unit;
}
