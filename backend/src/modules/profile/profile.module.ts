import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EmailKeysRepository } from './email-keys.repository.js';
import { EmailKeysService } from './email-keys.service.js';
import { Member } from './member.entity.js';
import { MembersRepository } from './members.repository.js';
import { MembersService } from './members.service.js';
import { ProfileController } from './profile.controller.js';
import { ProfileRepository } from './profile.repository.js';
import { ProfileService } from './profile.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Member])],
  controllers: [ProfileController],
  providers: [
    EmailKeysRepository,
    EmailKeysService,
    MembersRepository,
    MembersService,
    ProfileRepository,
    ProfileService,
  ],
  exports: [MembersService],
})
export class ProfileModule {}
