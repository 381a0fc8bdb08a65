import { once } from 'node:events';
import { request as plainRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Call {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Asks a server of this machine for an address of any host, as a browser would whose DNS leads here. */
export async function call(port: number, address: string, options: Call = {}): Promise<Answer> {
  const { protocol, host, hostname } = new URL(address);
  const send = protocol === 'https:' ? tlsRequest : plainRequest;
  const request = send({
    host: '127.0.0.1',
    port,
    servername: hostname,
    // The certificate is the test's own.
    rejectUnauthorized: false,
    agent: false,
    method: options.method ?? 'GET',
    // As it was written: the URL class would tidy it up.
    path: address.slice(address.indexOf(host) + host.length),
    headers: { Host: host, ...options.headers },
  });
  request.end(options.body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}
