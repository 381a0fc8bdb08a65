import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** Sends bytes and returns everything received until the server closes the connection. */
export function conversation(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  return text(socket);
}
