import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../../common/app-error.js';
import { parseId } from '../../../common/ids.js';
import type { Identity } from '../../../common/identity.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { MediaService } from '../../../platform/media/media.service.js';
import { Sql } from '../../../platform/sql/sql.js';
import type { EvidenceResponseDto, GetEvidenceDto } from './admin-review.dto.js';
import { AdminReviewRepository } from './admin-review.repository.js';

/** Enough to decide, and small enough for an answer in JSON. */
const WIDTH_PIXELS = 960;

/** Pictures of cases, for who decides about them. The guard admits only accounts of the console. */
@Injectable()
export class EvidenceService {
  constructor(
    private readonly sql: Sql,
    private readonly repository: AdminReviewRepository,
    private readonly media: MediaService,
    private readonly audit: AuditService,
  ) {}

  /** @throws AppError 404 when there is no such case or picture */
  async get(caller: Identity, { id: asked, image }: GetEvidenceDto): Promise<EvidenceResponseDto> {
    const id = parseId(asked);
    const found = id === null ? null : await this.repository.picture(id, image);
    if (id === null || !found) throw pictureNotFound();
    // Before the picture leaves the server: nobody looks unseen, also if the connection ends here.
    await this.sql.transaction((tx) =>
      this.audit.record(
        {
          action: 'evidence_opened',
          actor: caller,
          memberId: found.memberId ?? undefined,
          details: { caseId: id, image: String(image + 1) },
        },
        tx,
      ),
    );
    const file = await this.media.openEvenWithheld(found.path, WIDTH_PIXELS);
    if (!file) throw pictureNotFound();
    return { success: true, data: { webp: (await buffer(file.stream)).toString('base64') } };
  }
}

const pictureNotFound = () => notFound('There is no such picture');
