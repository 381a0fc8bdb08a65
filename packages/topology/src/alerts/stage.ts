import type { Api } from '../services/api.ts';
import type { Topology } from '../topology.ts';
import type { MailServer } from './mail-server.ts';
import type { Monitoring } from './monitoring.ts';
import type { Account } from './people.ts';

/** Everything that a provocation may break. */
export interface Stage {
  readonly topology: Topology;
  readonly monitoring: Monitoring;
  /** A process under load. */
  readonly busy: Api;
  /** It is killed, and later runs short of files. */
  readonly killed: Api;
  /** It runs short of time for pictures. Figures that other alerts need do not come from this one and the busy one alone. */
  readonly decoding: Api;
  readonly members: readonly Account[];
  readonly mail: MailServer;
  /** Stops what answers for both sites. */
  readonly stopSite: () => Promise<void>;
  /** Resolves when the alert fires, or the last provocations begin; rejects after 22 minutes. */
  readonly fires: (alert: string) => Promise<void>;
  /** Aborted when the provocation's alerts have fired, or the last provocations begin: it then ends what it goes on with. */
  readonly signal: AbortSignal;
}

/** One fault, and the alerts that it must make fire. */
export interface Provocation {
  /** For the report; names what stands in for a part that cannot be broken here. */
  readonly how: string;
  readonly alerts: readonly string[];
  /** Alerts that must have fired before, as far as this run provokes them: their provocations need what this one takes away. */
  readonly after?: readonly string[];
  run(stage: Stage): Promise<void>;
}
