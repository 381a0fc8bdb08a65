import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { AppLogger } from '../../platform/logging/app-logger.js';
import { sessionEnded } from '../../common/app-error.js';
import { LimitsService } from '../../platform/limits/limits.service.js';
import { MediaService } from '../../platform/media/media.service.js';
import type { Identity } from '../../common/identity.js';
import { SessionsService } from '../../platform/sessions/sessions.service.js';
import { AccountArchive } from './account-archive.js';
import { AccountExportRepository } from './account-export.repository.js';
import { EXPORTED_LISTS, type ExportedRow } from './account-export.statements.js';

/** The largest stored width of a picture. */
const MAX_WIDTH_PIXELS = 1920;

const README = `This is everything that is yours on Campus Commons, as it was when you asked for it.

profile.json    what your profile says
account.json    your email, when you confirmed it and the new one that you have not confirmed yet; your phone, when you
                joined, which terms you accepted, what you said of your age and what a guardian
                answered, since when signing in takes a second step, and
                which notifications you want
posts.json      your posts, in HTML, with the names of their pictures and whom they mention
comments.json   your comments, with the number of the post each stands under and whom they mention
likes.json      the posts you like
votes.json      what you vote for in polls; nobody else reads it
pages.json      the pages you created
projects.json   your projects, with the names of their pictures
teams.json      the projects on whose teams you are, what you do there, and since when
openings.json   the openings you posted
applications.json        your applications, and what became of them
applicationMessages.json what you wrote about applications, yours and those for your openings
records.json    the records of your work, and what became of them
issuedRecords.json       the records that you issued for your pages
savedOpenings.json       the openings you saved
follows.json    the pages you follow, and since when the bell of one tells you of new posts
pageRoles.json  the pages of others that you help to run, and since when
pageTransfers.json  the pages that you offered to hand over, or that you are asked to take over
pageBans.json   the pages in which you may not take part, and why
pageActs.json   what you did for pages that you run
relations.json  the members you muted or blocked
notifications.json  what you were told about
mutedPosts.json posts that you get no notifications about
savedPosts.json the posts you saved
mentionsInPosts.json     posts that mention you
mentionsInComments.json  comments that mention you
reports.json    what you reported, and what became of it
decisions.json  what was decided about something of yours, and your appeals
sessions.json   where you are signed in
notifiedDevices.json     the browsers that are notified, by their address at their push service
credentials/    the signed records that you accepted, one file each; anybody can check who signed them
pictures/       the pictures of your profile, posts, pages and projects, as WebP; "media/abc.webp" is pictures/abc.webp here

What the people who run the site removed has "removedAt" and "removalNote", and its pictures are not here.

Times are in UTC. Your password is not here: nobody has it, not even we.
`;

/** A member's data export, as a ZIP archive that is generated while it is sent. */
@Injectable()
export class AccountExportService {
  constructor(
    private readonly repository: AccountExportRepository,
    private readonly sessions: SessionsService,
    private readonly media: MediaService,
    private readonly limits: LimitsService,
    private readonly logger: AppLogger,
  ) {}

  /**
   * Counts against `LIMIT_EXPORT`, unless the export fails because of a server error.
   * @throws AppError 401 when the account was deleted during this request, 429 after too many exports
   */
  async open(caller: Identity): Promise<Readable> {
    const count = { name: 'EXPORT', subject: [caller.kind, caller.accountId] } as const;
    // Read before the answer starts, so that a database that is down gives a proper 500.
    const profile = await this.limits.countAttempt([count], async () => {
      const found = await this.repository.profile(caller.accountId);
      if (!found) throw sessionEnded();
      return found;
    });
    const archive = new AccountArchive();
    this.fill(archive, caller, profile).catch(async (error: Error) => {
      // A reader that disconnected is not an error.
      if (!archive.stream.destroyed) {
        this.logger.error({ err: error }, 'An export broke off');
        await this.limits.takeBack(count.name, ...count.subject);
      }
      archive.fail(error);
    });
    return archive.stream;
  }

  private async fill(archive: AccountArchive, caller: Identity, profile: ExportedRow): Promise<void> {
    const { accountId } = caller;
    archive.addText('README.txt', README);
    archive.addJson('profile.json', profile);
    archive.addJson('account.json', await this.repository.account(accountId));
    archive.addJson('sessions.json', await this.sessionsOf(caller));
    for (const name of EXPORTED_LISTS) {
      await archive.addJsonList(`${name}.json`, this.repository.rows(name, accountId));
    }
    for await (const { serial, credential } of this.repository.credentials(accountId)) {
      archive.addText(`credentials/${serial}.jwt`, credential);
    }
    const missing: string[] = [];
    for await (const path of this.repository.pictures(accountId)) {
      const name = path.replace(/^media\//, '');
      const stored = await this.media.open(name, MAX_WIDTH_PIXELS);
      if (stored) await archive.addStream(`pictures/${name}`, stored.stream, false);
      else missing.push(name);
    }
    if (missing.length > 0) archive.addText('pictures/MISSING.txt', missingNote(missing));
    archive.end();
  }

  /** The session ids are left out: tokens contain them. */
  private async sessionsOf(caller: Identity): Promise<object[]> {
    const sessions = await this.sessions.list(caller);
    return sessions.map(({ device, createdAt, lastSeenAt, current }) => ({
      device,
      createdAt,
      lastSeenAt,
      current,
    }));
  }
}

function missingNote(names: readonly string[]): string {
  return (
    'These pictures could not be found in our store. Please write to us if you miss them.\n\n' +
    names.map((name) => `${name}\n`).join('')
  );
}
