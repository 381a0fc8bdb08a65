import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MemberRelation } from './member-relation.entity.js';
import { RelationsRepository } from './relations.repository.js';
import { RelationsService } from './relations.service.js';
import { SafetyController } from './safety.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([MemberRelation])],
  controllers: [SafetyController],
  providers: [RelationsRepository, RelationsService],
})
export class SafetyModule {}
