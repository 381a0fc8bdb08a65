import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditEventRow } from './audit-event.entity.js';
import { AuditRepository } from './audit.repository.js';
import { AuditService } from './audit.service.js';

/** Provides {@link AuditService} everywhere. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([AuditEventRow])],
  providers: [AuditService, AuditRepository],
  exports: [AuditService],
})
export class AuditModule {}
