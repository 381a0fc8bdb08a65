import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';
import { ServerSettings } from '../../config/server-settings.js';
import { TimedExpressAdapter } from './express-adapter.js';

it('makes requests and responses for Express, so that Express need not change what V8 knows of them', async () => {
  const adapter = new TimedExpressAdapter(new ServerSettings());
  adapter.initHttpServer();
  const server = adapter.getHttpServer() as Server;
  const express = adapter.getInstance<Express>();
  const before: unknown[] = [];
  // This comes before Express, which sets the prototypes of what it handles.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    before.push(Object.getPrototypeOf(request), Object.getPrototypeOf(response));
  });
  express.get('/', (request, response) => {
    response.json({ app: request.app === express, accepts: request.accepts('json') });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    expect(await answer.json()).toEqual({ app: true, accepts: 'json' });
  } finally {
    server.close();
  }
  expect(before[0]).toBe(express.request);
  expect(before[1]).toBe(express.response);
});
