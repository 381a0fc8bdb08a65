import { undoOnFailure } from '@campus-commons/local/cleanup.ts';
import { repository } from '@campus-commons/local/repository.mjs';
import { reservePorts } from '@campus-commons/local/reserve-ports.ts';
import { serveSite } from '@campus-commons/local/site.ts';
import { memberSite } from '@campus-commons/local/sites.ts';
import { findPrograms, missingProgramsMessage } from '@campus-commons/topology/programs.ts';
import { withTopology, type Topology } from '@campus-commons/topology/topology.ts';
import { chromium, type Browser } from '@playwright/test';
import path from 'node:path';
import { findBrowser } from './browser.ts';

/** Addresses of the deployment, which its browser finds at the proxy. */
export const DEPLOYED = {
  api: 'https://api.campus.example',
  member: 'https://campus.example',
  admin: 'https://console.campus.example',
};

/**
 * Starts the member site and two API processes behind the proxy, as on several machines, with a browser that finds them by
 * their names, and passes both to `use`. Everything ends afterwards.
 * @throws Error that names the programs which this machine lacks
 */
export async function withDeployed<Result>(
  use: (topology: Topology, browser: Browser) => Promise<Result>,
): Promise<Result> {
  const programs = findPrograms();
  if ('missing' in programs) throw new Error(missingProgramsMessage(programs.missing));
  return undoOnFailure(async (cleanup) => {
    const [port = 0] = await reservePorts(1, cleanup);
    const directory = path.join(repository, 'member-web', 'dist');
    const site = await serveSite(
      { ...memberSite(DEPLOYED, process.env), directory },
      port,
      'the member site',
    );
    cleanup.add(() => site.stop());
    const api = { API_ORIGIN: DEPLOYED.api, MEMBER_ORIGIN: DEPLOYED.member, ADMIN_ORIGIN: DEPLOYED.admin };
    const result = await withTopology({ programs, site: `127.0.0.1:${port}`, api }, async (topology) => {
      const proxy = `127.0.0.1:${topology.proxy.endpoint.port}`;
      const rules = ['campus.example', '*.campus.example'].map((host) => `MAP ${host}:443 ${proxy}`);
      const browser = await chromium.launch({
        executablePath: findBrowser(),
        args: [`--host-resolver-rules=${rules.join(', ')}`],
      });
      try {
        return await use(topology, browser);
      } finally {
        await browser.close();
      }
    });
    await cleanup.run();
    return result;
  });
}
