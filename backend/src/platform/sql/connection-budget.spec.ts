import { jest } from '@jest/globals';
import { Env } from '../../config/env.js';
import type { AppLogger } from '../logging/app-logger.js';
import { ConnectionBudget } from './connection-budget.js';
import type { WatchSql } from './own-pools.js';

it('warns also when the database did not answer at the start', async () => {
  jest.useFakeTimers();
  const query = jest
    .fn<() => Promise<{ allowed: number }[]>>()
    .mockRejectedValueOnce(new Error('canceling statement due to statement timeout'))
    .mockRejectedValueOnce(new Error('timeout exceeded when trying to connect'))
    .mockResolvedValue([{ allowed: 97 }]);
  const warn = jest.fn();
  const env = Object.assign(new Env(), { API_PROCESSES: 1000, DATABASE_POOL_SIZE: 8 });
  const budget = new ConnectionBudget(
    env,
    { query } as unknown as WatchSql,
    { warn } as unknown as AppLogger,
  );
  await budget.onApplicationBootstrap();
  expect(warn).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ allowed: 97 }),
    expect.stringContaining('max_connections'),
  );
  expect(query).toHaveBeenCalledTimes(3);
  jest.useRealTimers();
});
