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

/** Sends a request for any host to a server on this machine, as if DNS pointed here. */
export async function call(port: number, address: string, options: Call = {}): Promise<Answer> {
  const { protocol, host, hostname } = new URL(address);
  const send = protocol === 'https:' ? tlsRequest : plainRequest;
  const request = send({
    host: '127.0.0.1',
    port,
    servername: hostname,
    // The test uses a self-signed certificate.
    rejectUnauthorized: false,
    agent: false,
    method: options.method ?? 'GET',
    // The address is sent unchanged; the URL class would normalise it.
    path: address.slice(address.indexOf(host) + host.length),
    headers: { Host: host, ...options.headers },
  });
  request.end(options.body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}
