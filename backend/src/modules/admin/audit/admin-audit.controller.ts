import { Controller, HttpCode, Post } from '@nestjs/common';
import { ReadBody } from '../../../common/request-body.js';
import { ForAdministrator } from '../../../platform/sessions/access.js';
import { AuditSearchResponseDto, SearchAuditDto } from './admin-audit.dto.js';
import { AdminAuditService } from './admin-audit.service.js';

@Controller('admin/audit')
export class AdminAuditController {
  constructor(private readonly audit: AdminAuditService) {}

  /** What was recorded, latest first: when, what, by which administrator, about which member. */
  @ForAdministrator()
  @HttpCode(200)
  @Post('search')
  search(@ReadBody() body: SearchAuditDto): Promise<AuditSearchResponseDto> {
    return this.audit.search(body);
  }
}
