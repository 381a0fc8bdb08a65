import { setImmediate as breathe } from 'node:timers/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { visibleText } from '../../../common/rich-text.js';
import { untilNothingLeft } from '../../../platform/jobs/job.js';
import { JOBS } from '../../../platform/jobs/job-list.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import { MediaService } from '../../../platform/media/media.service.js';
import { lockAccountLife } from '../../../platform/sql/account-life-lock.js';
import { Sql, type Transaction } from '../../../platform/sql/sql.js';
import { HoldsService } from '../holds.service.js';
import { ReviewRepository } from '../review.repository.js';
import { brokenRule, comparable, linkDomains, spamSignal, type WordRule, type Written } from './matching.js';
import { SignalsRepository, type Signal } from './signals.repository.js';

type Unread = Awaited<ReturnType<SignalsRepository['unread']>>[number];

/** A text with what was found in it. */
interface Finding extends Signal {
  readonly outboxId: string;
  readonly kind: 'post' | 'comment';
  readonly targetId: string;
  readonly memberId: string;
}

/**
 * Cases that nobody reported: texts that have a word of the administrators' list, and what new accounts write again and again. A
 * trigger notes each new or edited text; a job reads it soon after, so that nobody waits for that who writes, and nothing is refused.
 */
@Injectable()
export class SignalsService implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly repository: SignalsRepository,
    private readonly reviews: ReviewRepository,
    private readonly holds: HoldsService,
    private readonly media: MediaService,
    private readonly jobs: JobsService,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ ...JOBS.readTexts, run: (signal) => this.look(signal) });
  }

  /** A word as texts are compared with it. */
  fold(pattern: string): string {
    return comparable(pattern);
  }

  /** Reads all texts that nobody has read: each once, also when the process is killed in between. */
  async look(signal?: AbortSignal): Promise<void> {
    const rules = await this.repository.rules();
    await untilNothingLeft(() => this.lookAtSome(rules), signal);
  }

  private async lookAtSome(rules: readonly WordRule[]): Promise<number> {
    const unread = await this.repository.unread();
    if (unread.length === 0) return 0;
    const findings: Finding[] = [];
    for (const each of unread) {
      findings.push(...(await this.findIn(each, rules)));
      // Long texts and many rules must not keep requests waiting.
      await breathe();
    }
    const moved = await this.sql.transaction(async (tx) => {
      // The first of all locks, as for a report that may hold.
      if (findings.some(({ isHeld }) => isHeld)) await lockAccountLife(tx, 'exclusive');
      const own = await this.repository.read(
        unread.map(({ id }) => id),
        tx,
      );
      const pictures: string[] = [];
      for (const finding of findings)
        if (own.has(finding.outboxId)) pictures.push(...(await this.file(finding, tx)));
      return pictures;
    });
    await this.media.settle(moved);
    return unread.length;
  }

  private async findIn(each: Unread, rules: readonly WordRule[]): Promise<Finding[]> {
    const { id: outboxId, kind, targetId, text, memberId, at, isNew } = each;
    if (text === null || memberId === null || at === null) return [];
    const found = { outboxId, kind, targetId, memberId };
    const written = toWritten(kind, text);
    const rule = brokenRule(comparable(written.text), rules);
    // Only posts have a state in which their authors see them and nobody else.
    const isHeld = rule?.action === 'hold' && kind === 'post';
    if (rule) return [{ ...found, source: 'words', signal: rule.pattern, isHeld, priority: isHeld ? 1 : 2 }];
    if (isNew !== true) return [];
    const recent = await this.repository.recent(memberId, at);
    const signal = spamSignal(
      written,
      recent.map((row) => toWritten(row.kind, row.text ?? '')),
    );
    return signal === null ? [] : [{ ...found, source: 'spam', signal, isHeld: false, priority: 2 }];
  }

  private async file(finding: Finding, tx: Transaction): Promise<string[]> {
    const { kind, targetId, memberId, source, isHeld } = finding;
    if (source === 'spam' && (await this.repository.hasSpamCase(memberId, tx))) return [];
    await this.reviews.lockReports(kind, targetId, tx);
    const target = await this.reviews.target(kind, targetId, null, tx);
    if (!target) return [];
    const pictures = isHeld ? await this.holds.hold(targetId, tx) : [];
    const priority = await this.reviews.priorityAbout([target.ownerId], finding.priority, tx);
    const caseId = await this.repository.open(target, { ...finding, priority }, tx);
    if (isHeld) await this.holds.note(caseId, tx);
    return pictures;
  }
}

function toWritten(kind: 'post' | 'comment', text: string): Written {
  return { text: kind === 'post' ? visibleText(text) : text, domains: linkDomains(text) };
}
