import { Module } from '@nestjs/common';
import { MembersRepository } from './members.repository.js';
import { MembersService } from './members.service.js';
import { ProfileController } from './profile.controller.js';
import { ProfileRepository } from './profile.repository.js';
import { ProfileService } from './profile.service.js';

@Module({
  controllers: [ProfileController],
  providers: [MembersRepository, MembersService, ProfileRepository, ProfileService],
  exports: [MembersService],
})
export class ProfileModule {}
