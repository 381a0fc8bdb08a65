import { Controller, HttpCode, Post, Res, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import { ReadBody } from '../../../common/request-body.js';
import { fileDownload } from '../../../platform/http/file-download.js';
import { Limited } from '../../../platform/limits/limit.guard.js';
import { Caller, ForAdministrator } from '../../../platform/sessions/access.js';
import type { Identity } from '../../../common/identity.js';
import { ExportUsersDto, GetUsersTimelineDto, UsersTimelineResponseDto } from './admin-reports.dto.js';
import { AdminExportService } from './admin-export.service.js';
import { AdminTimelineService } from './admin-timeline.service.js';

/** Reports about members. */
@Controller('admin/users')
export class AdminReportsController {
  constructor(
    private readonly timeline: AdminTimelineService,
    private readonly exports: AdminExportService,
  ) {}

  /** Sign-ups, posts, comments and likes per day. */
  @ForAdministrator()
  @HttpCode(200)
  @Post('getUsersTimeline')
  getUsersTimeline(@ReadBody() body: GetUsersTimelineDto): Promise<UsersTimelineResponseDto> {
    return this.timeline.get(body);
  }

  /** The list of members, or those that match a search, as a CSV file; recorded in the audit log. */
  @ForAdministrator()
  @ApiOkResponse({
    description: 'UTF-8 with a byte order mark, a row of headings, newest first.',
    content: { 'text/csv': { schema: { type: 'string', format: 'binary' } } },
  })
  @Limited('ADMIN_EXPORT')
  @HttpCode(200)
  @Post('exportUsers')
  async exportUsers(
    @Caller() caller: Identity,
    @ReadBody() body: ExportUsersDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const members = await this.exports.users(caller, {
      search: body.search ?? '',
      college: body.college ?? '',
      status: body.status,
    });
    return fileDownload(members, response, { type: 'text/csv; charset=utf-8', name: 'members.csv' });
  }
}
