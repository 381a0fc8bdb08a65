import { Module } from '@nestjs/common';
import { MembersRepository } from './members.repository.js';
import { MembersService } from './members.service.js';

@Module({ providers: [MembersRepository, MembersService], exports: [MembersService] })
export class ProfileModule {}
