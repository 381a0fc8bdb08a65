import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { ErrorResponseDto } from '../src/common/envelope.dto.js';
import { RICH_TEXT } from '../src/common/rich-text-rules.js';
import {
  MAX_FILE_BYTES,
  MAX_FRAMES,
  MAX_PICTURES,
  MAX_PIXELS,
  PICTURE_FORMATS,
} from '../src/config/upload-limits.js';
import { SESSION_LIMITS } from '../src/config/session-limits.js';
import { MAX_FOUND } from '../src/modules/admin/audit/admin-audit.repository.js';
import { MAX_DAYS } from '../src/modules/admin/reports/admin-timeline.service.js';
import { MAX_ALT_LENGTH } from '../src/common/rich-text-form.js';
import { MAX_ABOUT_LENGTH, MAX_SKILL_LENGTH } from '../src/modules/projects/project-form.dto.js';
import { MAX_LINK_LABEL_LENGTH, MAX_LINK_LENGTH } from '../src/modules/projects/projects.dto.js';
import {
  MAX_APPLICATION_ANSWER_LENGTH,
  MAX_APPLICATION_EVENTS,
  MAX_APPLICATION_LINK_LENGTH,
} from '../src/modules/applications/application-bounds.js';
import { MAX_OPEN_DAYS, MAX_QUESTION_LENGTH, MAX_UNPAID_HOURS_WEEK } from '../src/common/opening-bounds.js';
import {
  MAX_POLL_HOURS,
  MAX_POLL_OPTION_LENGTH,
  MAX_POLL_OPTIONS,
  MIN_POLL_OPTIONS,
  MIN_VOTERS_SHOWN,
} from '../src/common/poll-bounds.js';
import { MAX_TEAM } from '../src/modules/projects/team.service.js';
import { MAX_MODERATORS_DAYS } from '../src/modules/admin/users/admin-user-status.service.js';
import { documentBounds } from './bounds.js';
import { documentExamples } from './examples.js';
import { operationIdOf } from './handlers.js';
import { documentRefusals } from './refusals.js';
import { isReference, nameOf, operationsOf, shareResponse, type Response } from './schema.js';

/** The contract, generated from the controllers and their DTO classes. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Campus Commons API')
    .setDescription(
      'Every call is POST with a JSON body unless it says multipart. Failures carry `message`, a stable `error` code and `requestId`.',
    )
    .setVersion('1')
    .addApiKey(
      { type: 'apiKey', in: 'header', name: 'Authorization', description: "A member's token" },
      'member',
    )
    .addApiKey(
      { type: 'apiKey', in: 'header', name: 'Authorization', description: "An administrator's token" },
      'administrator',
    )
    // Both sites generate their rich-text allow-list and their checks from these.
    .addExtension('x-rich-text', RICH_TEXT)
    .addExtension('x-upload-limits', {
      largestFile: MAX_FILE_BYTES,
      mostPictures: MAX_PICTURES,
      mostPixels: MAX_PIXELS,
      mostFrames: MAX_FRAMES,
      pictureFormats: PICTURE_FORMATS,
    })
    // Bounds that no field of a request has.
    .addExtension('x-bounds', {
      maxAltLength: MAX_ALT_LENGTH,
      maxAboutLength: MAX_ABOUT_LENGTH,
      maxSkillLength: MAX_SKILL_LENGTH,
      maxLinkLabelLength: MAX_LINK_LABEL_LENGTH,
      maxLinkLength: MAX_LINK_LENGTH,
      maxTeam: MAX_TEAM,
      maxOpenDays: MAX_OPEN_DAYS,
      maxQuestionLength: MAX_QUESTION_LENGTH,
      maxUnpaidHoursWeek: MAX_UNPAID_HOURS_WEEK,
      maxApplicationAnswerLength: MAX_APPLICATION_ANSWER_LENGTH,
      maxApplicationLinkLength: MAX_APPLICATION_LINK_LENGTH,
      maxApplicationEvents: MAX_APPLICATION_EVENTS,
      minPollOptions: MIN_POLL_OPTIONS,
      maxPollOptions: MAX_POLL_OPTIONS,
      maxPollOptionLength: MAX_POLL_OPTION_LENGTH,
      maxPollHours: MAX_POLL_HOURS,
      minVotersShown: MIN_VOTERS_SHOWN,
      maxTimelineDays: MAX_DAYS,
      maxAuditFound: MAX_FOUND,
      maxModeratorsDays: MAX_MODERATORS_DAYS,
      memberIdleSeconds: SESSION_LIMITS.member.maxIdleSeconds,
      adminIdleSeconds: SESSION_LIMITS.administrator.maxIdleSeconds,
      adminTouchSeconds: SESSION_LIMITS.administrator.touchIntervalSeconds,
    })
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: operationIdOf,
    extraModels: [ErrorResponseDto],
  });
  documentBounds(document, app);
  documentExamples(document);
  shareSuccesses(document);
  documentRefusals(document, app);
  return document;
}

/** Writes a success that several calls have in common once, under the name of its schema. */
function shareSuccesses(document: OpenAPIObject): void {
  const successes = operationsOf(document).flatMap(([, { responses }]) =>
    Object.entries(responses).flatMap(([status, response]) =>
      response && !isReference(response) ? [{ responses, status, response }] : [],
    ),
  );
  const uses = new Map<string, number>();
  for (const { response } of successes) uses.set(keyOf(response), (uses.get(keyOf(response)) ?? 0) + 1);
  for (const { responses, status, response } of successes) {
    const schema = response.content?.['application/json']?.schema;
    if (!schema || !isReference(schema) || uses.get(keyOf(response)) === 1) continue;
    responses[status] = shareResponse(document, nameOf(schema), response);
  }
}

const keyOf = (response: Response): string => JSON.stringify(response);
