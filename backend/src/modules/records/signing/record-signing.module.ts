import { Module } from '@nestjs/common';
import { RecordSigner } from './record-signer.js';

/** Signatures of records, without the table of records. */
@Module({ providers: [RecordSigner], exports: [RecordSigner] })
export class RecordSigningModule {}
