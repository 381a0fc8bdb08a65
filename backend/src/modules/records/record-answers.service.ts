import { Injectable } from '@nestjs/common';
import { forbidden, stateChanged } from '../../common/app-error.js';
import type { MessageResponseDto } from '../../common/envelope.dto.js';
import type { Identity } from '../../common/identity.js';
import type { RecordRevoker, RecordState } from '../../common/record-state.js';
import { Sql, type SqlRunner } from '../../platform/sql/sql.js';
import type { AnswerRecordDto, RecordSerialDto, RevokeRecordDto } from './record-requests.dto.js';
import type { RecordAnsweredResponseDto, RecordSavedResponseDto } from './records.dto.js';
import type { RecordRow } from './records.mapper.js';
import { RecordsRepository } from './records.repository.js';
import { recordNotFound, RecordsService } from './records.service.js';
import { RecordSigner } from './signing/record-signer.js';

/** What the two sides do about a record: the holder accepts, refuses and removes it, the owner of its page revokes it. */
@Injectable()
export class RecordAnswersService {
  constructor(
    private readonly sql: Sql,
    private readonly repository: RecordsRepository,
    private readonly records: RecordsService,
    private readonly signer: RecordSigner,
  ) {}

  /**
   * Signs an offered record, or deletes it.
   * @throws AppError 404 for all but the holder, 403 when nothing can be signed in the page's name any more, 409 `state_changed` when it
   * was answered already
   */
  async answer(caller: Identity, { serial, accept }: AnswerRecordDto): Promise<RecordAnsweredResponseDto> {
    return this.sql.transaction(async (tx) => {
      const pageId = accept ? await this.repository.lockIssuer(serial, tx) : null;
      const record = await this.requireHeld(caller, serial, tx);
      if (record.state !== 'offered') throw changed(record.state);
      if (!accept) {
        await this.repository.delete(serial, tx);
        return { success: true, message: 'Record refused', data: null };
      }
      if (pageId === null) throw forbidden('Nobody can sign this for the page any more');
      const signature = await this.signer.sign({ ...record, pageId });
      await this.repository.accept(serial, signature, tx);
      return { success: true, message: 'Record accepted', data: await this.records.details(serial, tx) };
    });
  }

  /**
   * Takes back what an accepted record says. It stays, with the reason.
   * @throws AppError 404 for all but the owner of its page, 409 `state_changed` unless it is accepted
   */
  async revoke(caller: Identity, { serial, reason }: RevokeRecordDto): Promise<RecordSavedResponseDto> {
    return this.sql.transaction(async (tx) => {
      const record = await this.repository.lock(serial, tx);
      if (!record || (await this.repository.revokerOf(serial, tx)) !== caller.accountId)
        throw recordNotFound();
      await this.revokeLocked(record, reason, 'page', tx);
      return { success: true, message: 'Record revoked', data: await this.records.details(serial, tx) };
    });
  }

  /**
   * Revokes an accepted record in a transaction that also records who of the console did so. Answers whose it is.
   * @throws AppError 404 when there is no such record, 409 `state_changed` unless it is accepted
   */
  async revokeForConsole({ serial, reason }: RevokeRecordDto, tx: SqlRunner): Promise<string> {
    const record = await this.repository.lock(serial, tx);
    if (!record) throw recordNotFound();
    await this.revokeLocked(record, reason, 'console', tx);
    return record.holderId;
  }

  private async revokeLocked(
    { serial, state }: RecordRow,
    reason: string,
    by: RecordRevoker,
    tx: SqlRunner,
  ): Promise<void> {
    if (state !== 'accepted') throw changed(state);
    await this.repository.revoke(serial, reason, by, tx);
  }

  /**
   * Deletes a record in any state. Whoever kept a copy can still check who signed it, and is told that there is no such record any more.
   * @throws AppError 404 for all but the holder
   */
  async remove(caller: Identity, { serial }: RecordSerialDto): Promise<MessageResponseDto> {
    await this.sql.transaction(async (tx) => {
      await this.requireHeld(caller, serial, tx);
      await this.repository.delete(serial, tx);
    });
    return { success: true, message: 'Record removed' };
  }

  /** Locks a record of the caller. */
  private async requireHeld(caller: Identity, serial: string, tx: SqlRunner): Promise<RecordRow> {
    const record = await this.repository.lock(serial, tx);
    if (record?.holderId !== caller.accountId) throw recordNotFound();
    return record;
  }
}

const changed = (state: RecordState) =>
  stateChanged(
    state === 'offered'
      ? 'Nobody has accepted this record yet. Nothing was changed.'
      : `This record is now: ${state}. Nothing was changed.`,
  );
