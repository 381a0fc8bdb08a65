import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { withTimeout } from '../../common/with-timeout.js';
import { RELEASE } from '../../config/release.js';

/** A scrape must not wait for a database or a disk that does not answer. */
const READ_TIMEOUT_MS = 1_000;
/** Histogram buckets in seconds: from an answer from memory to one that the client has given up waiting for. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Outcomes of mails, or of an attempt to send one. */
const MAIL_OUTCOMES = ['handed_over', 'needless', 'refused', 'postponed', 'given_up', 'unclear'] as const;
export type MailOutcome = (typeof MAIL_OUTCOMES)[number];

/** Outcomes of pushes to devices, or of an attempt to send one. */
const PUSH_OUTCOMES = ['sent', 'needless', 'gone', 'postponed', 'dropped'] as const;
export type PushOutcome = (typeof PUSH_OUTCOMES)[number];

const SITES = ['member', 'console'] as const;
export type Site = (typeof SITES)[number];

/**
 * The API's metrics; docs/reference/metrics.md lists them. Labels have few values and never personal data: each value is a time
 * series that is kept for ever.
 */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  readonly requestDuration = new Histogram({
    name: 'campus_http_request_duration_seconds',
    help:
      'Time from the first byte of a request to the last of its answer, seconds: rates, errors and latency of every call. ' +
      '`route` is the template of the call, or `none`; `status` may be `aborted`: the client disconnected',
    labelNames: ['route', 'status'],
    buckets: DURATIONS,
    registers: [this.registry],
  });

  readonly requestsInFlight = new Gauge({
    name: 'campus_http_requests_in_flight',
    help: 'Requests in flight',
    registers: [this.registry],
  });

  readonly requestsShed = new Counter({
    name: 'campus_http_requests_shed_total',
    help: 'Requests rejected with 429 because MOST_IN_FLIGHT were in flight (load shedding): more processes are needed',
    registers: [this.registry],
  });

  readonly streamsRefused = new Counter({
    name: 'campus_streams_refused_total',
    help: 'Streams rejected with 429 because MOST_STREAMS were open: more processes are needed',
    registers: [this.registry],
  });

  readonly streamsDestroyed = new Counter({
    name: 'campus_streams_destroyed_total',
    help: 'Streams cut off because their clients had not read for half a minute',
    registers: [this.registry],
  });

  readonly limitsRefused = new Counter({
    name: 'campus_limit_refusals_total',
    help:
      'Requests rejected with 429 by a rate limit; `limit` is the name of its setting without LIMIT_. ' +
      'Many with LOGIN or CONFIRM_PASSWORD in it: somebody guesses passwords',
    labelNames: ['limit'],
    registers: [this.registry],
  });

  readonly replicaReads = new Counter({
    name: 'campus_replica_reads_total',
    help:
      'Reads that a replica may answer, by who answered: `replica` or `primary`. ' +
      'Mostly `primary` while campus_replica_in_use is 1: the replica often lags. Not counted without a replica',
    labelNames: ['answered_by'],
    registers: [this.registry],
  });

  readonly replicaInUse = new Gauge({
    name: 'campus_replica_in_use',
    help: '1 while the read replica is in use, 0 while it is left out or there is none',
    registers: [this.registry],
  });

  readonly jobFailures = new Counter({
    name: 'campus_job_failures_total',
    help: 'Periodic jobs that failed in this process, by the name that the console shows; each is retried when it is due again',
    labelNames: ['job'],
    registers: [this.registry],
  });

  readonly mails = new Counter({
    name: 'campus_mails_total',
    help:
      'Outcomes of mails of this process, and failed attempts: `handed_over`, `needless` (nobody has the address, or too many for it), ' +
      '`refused`, `postponed`, `given_up`, `unclear` (perhaps lost)',
    labelNames: ['outcome'],
    registers: [this.registry],
  });

  readonly pushes = new Counter({
    name: 'campus_pushes_total',
    help: 'Pushes of this process to devices, and failed attempts: `sent`, `needless` (nothing to tell any more), `gone` (the browser ended it), `postponed`, `dropped`',
    labelNames: ['outcome'],
    registers: [this.registry],
  });

  readonly browserErrors = new Counter({
    name: 'campus_browser_errors_total',
    help: 'Errors of pages that browsers reported to this process; `site` is `member` or `console`',
    labelNames: ['site'],
    registers: [this.registry],
  });

  private readonly buildInfo = new Gauge({
    name: 'campus_build_info',
    help: 'Always 1; the labels say which release the process runs. Two releases for longer than an upgrade: a process was forgotten',
    labelNames: ['version', 'revision'],
    registers: [this.registry],
  });

  /**
   * Adds a gauge that is read on each scrape. Only with a label (`watchBy`) can it have several values.
   * @param read may ask the database; where it takes longer than a second or fails, the gauge is `NaN`
   */
  watch(name: string, help: string, read: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        this.set(await readInTime(read).catch(() => NaN));
      },
    });
  }

  /**
   * Adds a gauge with a value for each value of a label.
   * @param read the values; where it takes longer than a second or fails, the gauge has none
   */
  watchBy(name: string, help: string, label: string, read: () => Promise<Record<string, number>>): void {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [this.registry],
      async collect() {
        const values = await readInTime(read).catch(() => ({}));
        this.reset();
        for (const [value, number] of Object.entries(values)) this.set({ [label]: value }, number);
      },
    });
  }

  constructor() {
    for (const site of SITES) this.browserErrors.inc({ site }, 0);
    this.buildInfo.set({ ...RELEASE }, 1);
    for (const outcome of PUSH_OUTCOMES) this.pushes.inc({ outcome }, 0);
    // Initialised with 0: an alert on the first refusal needs the value before it.
    for (const outcome of MAIL_OUTCOMES) this.mails.inc({ outcome }, 0);
  }
}

/**
 * A gauge that cannot be read (the database is down) must not keep the others: they are needed all the more then. Reads begin when
 * all gauges of a scrape were called, because their queries would count in the gauge of the pools.
 */
async function readInTime<Value>(read: () => Value | Promise<Value>): Promise<Value> {
  await Promise.resolve();
  return withTimeout(READ_TIMEOUT_MS, Promise.resolve(read()));
}
