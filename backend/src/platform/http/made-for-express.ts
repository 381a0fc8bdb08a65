import { IncomingMessage, ServerResponse, type RequestListener } from 'node:http';

/** The part of an Express application that gives requests and responses their methods. */
interface Prototypes {
  request: object;
  response: object;
}

/**
 * Classes for `http.createServer` whose objects are Express's requests and responses from the start. Express sets the prototype of
 * each object that is none yet, after which V8 keeps a hidden class for that object alone: 2 kB as long as it lives, and
 * every property of it is looked up slowly (docs/decisions/0097-requests-made-for-express.md).
 * @param application set up to the point where its own requests are of these classes
 */
export function madeForExpress(application: RequestListener & Prototypes) {
  class ExpressRequest extends IncomingMessage {}
  class ExpressResponse extends ServerResponse {}
  Object.setPrototypeOf(ExpressRequest.prototype, application.request);
  Object.setPrototypeOf(ExpressResponse.prototype, application.response);
  application.request = ExpressRequest.prototype;
  application.response = ExpressResponse.prototype;
  return { IncomingMessage: ExpressRequest, ServerResponse: ExpressResponse };
}
