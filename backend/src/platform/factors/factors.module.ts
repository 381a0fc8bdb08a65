import { Global, Module } from '@nestjs/common';
import { FactorsRepository } from './factors.repository.js';
import { OwnFactorsService } from './own-factors.service.js';
import { SecondFactors } from './second-factors.js';

/** The second factor of members and administrators. */
@Global()
@Module({
  providers: [FactorsRepository, OwnFactorsService, SecondFactors],
  exports: [OwnFactorsService, SecondFactors],
})
export class FactorsModule {}
