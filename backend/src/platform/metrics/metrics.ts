import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { RELEASE } from '../../config/release.js';

/** Histogram buckets in seconds: from an answer from memory to one that the client has given up waiting for. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Outcomes of mails, or of an attempt to send one. */
const MAIL_OUTCOMES = ['handed_over', 'needless', 'refused', 'postponed', 'given_up', 'unclear'] as const;
export type MailOutcome = (typeof MAIL_OUTCOMES)[number];

const SITES = ['member', 'console'] as const;
export type Site = (typeof SITES)[number];

/**
 * The API's metrics; docs/operate.md lists them. Labels have few values and never personal data: each value is a time
 * series that is kept for ever.
 */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  /** `route` is the template of the call, never the requested URL. */
  readonly requestDuration = new Histogram({
    name: 'campus_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['route', 'status'],
    buckets: DURATIONS,
    registers: [this.registry],
  });

  readonly requestsInFlight = new Gauge({
    name: 'campus_http_requests_in_flight',
    help: 'Requests at work',
    registers: [this.registry],
  });

  readonly requestsShed = new Counter({
    name: 'campus_http_requests_shed_total',
    help: 'Requests turned away because MOST_IN_FLIGHT were at work',
    registers: [this.registry],
  });

  /** `limit` is the name of the setting without LIMIT_. */
  readonly limitsRefused = new Counter({
    name: 'campus_limit_refusals_total',
    help: 'Requests refused because they came too often',
    labelNames: ['limit'],
    registers: [this.registry],
  });

  /** `answered_by` is `replica` or `primary`; only counted if a replica is configured. */
  readonly replicaReads = new Counter({
    name: 'campus_replica_reads_total',
    help: 'Reads that a replica may answer, and who did',
    labelNames: ['answered_by'],
    registers: [this.registry],
  });

  readonly replicaInUse = new Gauge({
    name: 'campus_replica_in_use',
    help: '1 while the read replica is in use, 0 while it is left out or there is none',
    registers: [this.registry],
  });

  /** `job` is the name shown to administrators. */
  readonly jobFailures = new Counter({
    name: 'campus_job_failures_total',
    help: 'Runs of periodic work that failed in this process',
    labelNames: ['job'],
    registers: [this.registry],
  });

  readonly mails = new Counter({
    name: 'campus_mails_total',
    help: 'Mails of this process: handed over, without anybody to write to, refused by the mail server, postponed, given up or perhaps lost',
    labelNames: ['outcome'],
    registers: [this.registry],
  });

  readonly browserErrors = new Counter({
    name: 'campus_browser_errors_total',
    help: 'Errors of pages that browsers reported to this process',
    labelNames: ['site'],
    registers: [this.registry],
  });

  /** Always 1: the labels say which release a process runs. */
  private readonly buildInfo = new Gauge({
    name: 'campus_build_info',
    help: '1; version and revision of the running release',
    labelNames: ['version', 'revision'],
    registers: [this.registry],
  });

  constructor() {
    for (const site of SITES) this.browserErrors.inc({ site }, 0);
    this.buildInfo.set({ ...RELEASE }, 1);
    // Initialised with 0: an alert on the first refusal needs the value before it.
    for (const outcome of MAIL_OUTCOMES) this.mails.inc({ outcome }, 0);
  }
}
