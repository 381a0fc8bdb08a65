import path from 'node:path';
import { repository } from '../entry/install.mjs';

export interface Ports {
  api: number;
  member: number;
  admin: number;
}

/** The variables that set the ports, for error messages. */
export const PORT_VARIABLES = { api: 'API_PORT', member: 'MEMBER_PORT', admin: 'ADMIN_PORT' } as const;

/** Settings of `npm start` and `npm run dev`, read from environment variables. */
export interface Settings {
  ports: Ports;
  /** Absolute path of everything that survives a restart. */
  dataDir: string;
  /** A PostgreSQL server to use instead of the embedded one. */
  databaseUrl: string | undefined;
  /** False leaves an empty database empty. */
  demoContent?: boolean;
  /** For the first administrator; missing values are generated. */
  administrator: { userName: string | undefined; password: string | undefined };
}

/**
 * Reads `API_PORT`, `MEMBER_PORT`, `ADMIN_PORT`, `DATA_DIR`, `DATABASE_URL`, `ADMIN_USER_NAME` and `ADMIN_PASSWORD`;
 * an empty variable counts as unset.
 * @throws Error that names the invalid variable.
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const ports = {
    api: readPort(env, PORT_VARIABLES.api, 3000),
    member: readPort(env, PORT_VARIABLES.member, 5173),
    admin: readPort(env, PORT_VARIABLES.admin, 5174),
  };
  if (new Set(Object.values(ports)).size < 3) {
    throw new Error(`${Object.values(PORT_VARIABLES).join(', ')} must be three different ports.`);
  }
  return {
    ports,
    dataDir: path.resolve(repository, env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || undefined,
    administrator: {
      userName: env.ADMIN_USER_NAME || undefined,
      password: env.ADMIN_PASSWORD || undefined,
    },
  };
}

function readPort(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name]?.trim() || String(fallback);
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new Error(`${name} must be a port between 1 and 65535, not "${text}".`);
}
