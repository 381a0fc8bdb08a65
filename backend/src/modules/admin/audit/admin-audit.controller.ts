import { Controller, HttpCode, Post } from '@nestjs/common';
import { ReadBody } from '../../../common/request-body.js';
import { ForAdministrator } from '../../../platform/sessions/access.js';
import { AuditSearchResponseDto, SearchAuditDto } from './admin-audit.dto.js';
import { AdminAuditService } from './admin-audit.service.js';

@Controller('admin/audit')
export class AdminAuditController {
  constructor(private readonly audit: AdminAuditService) {}

  /** Events of the audit log, latest first. */
  @ForAdministrator()
  @HttpCode(200)
  @Post('search')
  search(@ReadBody() body: SearchAuditDto): Promise<AuditSearchResponseDto> {
    return this.audit.search(body);
  }
}
