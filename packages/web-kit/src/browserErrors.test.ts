import { reportBrowserErrors } from './browserErrors.ts';

const sent = jest.fn<Promise<Response>, [string, RequestInit]>();
const bodies = () =>
  sent.mock.calls.map(([, { body }]) => JSON.parse(body as string) as Record<string, unknown>);

/** An error whose stack is in this site's code, besides frames of others. */
function anError(error: Error, path = '/assets/index-C3xk9.js'): Error {
  error.stack = [
    `${error.name}: ${error.message}`,
    `    at async Feed.load (${location.origin}${path}:1:23)`,
    `    at ${location.origin}${path}:4:5`,
    '    at chrome-extension://abcdef/content.js:1:1',
    `    at https://elsewhere.example/assets/other.js:1:1`,
  ].join('\n');
  return error;
}
const throwUnhandled = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));

function report(...errors: unknown[]): void {
  reportBrowserErrors();
  errors.forEach(throwUnhandled);
}

beforeAll(() => {
  window.__CAMPUS_COMMONS__ = {
    apiOrigin: 'https://api.campus.test',
    memberOrigin: 'https://campus.test',
    adminOrigin: `${location.origin}/admin`,
    careerUrl: 'https://career.campus.test/',
    contactEmail: 'hello@campus.test',
    brandName: 'Campus',
    tagline: 'Learn',
  };
  document.head.innerHTML = '<script type="module" src="/assets/index-C3xk9.js"></script>';
  globalThis.fetch = sent as unknown as typeof fetch;
});
const listening = jest.spyOn(window, 'addEventListener');
afterEach(() => {
  for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener);
  listening.mockClear();
});
beforeEach(() => {
  sent.mockReset().mockResolvedValue(new Response('{}'));
  history.replaceState(null, '', '/profile/4711?token=secret#part');
});

describe('errors in a browser', () => {
  it('are sent with the place in the code, and without the page’s query or other sites’ code', () => {
    report(anError(new TypeError("Cannot read properties of undefined (reading 'author')")));
    expect(sent).toHaveBeenCalledWith(
      'https://api.campus.test/public/reportError',
      expect.objectContaining({ method: 'POST', keepalive: true, credentials: 'omit' }),
    );
    expect(bodies()).toEqual([
      {
        message: "TypeError: Cannot read properties of undefined (reading 'author')",
        frames: ['Feed.load@/assets/index-C3xk9.js:1:23', '@/assets/index-C3xk9.js:4:5'],
        route: '/profile/:id',
        release: 'index-C3xk9.js',
      },
    ]);
  });

  it.each([
    [
      'a quoted text',
      new SyntaxError('Unexpected token \'A\', "Asha Rao writes" is not valid JSON'),
      'SyntaxError: Unexpected token …, … is not valid JSON',
    ],
    [
      'addresses and numbers',
      new Error('No draft of asha@example.org at https://campus.test/?a=1, phone 9876543210'),
      'Error: No draft of (address) at (address) phone (number)',
    ],
    [
      'a searched text',
      new TypeError("Cannot use 'in' operator to search for 'x' in Asha Rao writes"),
      "TypeError: Cannot use 'in' operator",
    ],
    [
      'what React rendered',
      new Error('Minified React error #31; visit https://react.dev/errors/31?args[]=Asha'),
      'Error: Minified React error #31',
    ],
  ])('are sent without %s', (_what, error, message) => {
    report(anError(error));
    expect(bodies()).toEqual([expect.objectContaining({ message })]);
  });

  it('of the console are sent to its own call, once each, and at most five', () => {
    history.replaceState(null, '', '/admin/users/4711');
    reportBrowserErrors();
    throwUnhandled(anError(new Error('again')));
    throwUnhandled(anError(new Error('again')));
    expect(bodies()).toHaveLength(1);
    for (const name of 'abcdefgh') throwUnhandled(anError(new Error(`failure ${name}`)));
    expect(sent.mock.calls.map(([url]) => url)).toEqual(
      Array.from({ length: 5 }, () => 'https://api.campus.test/admin/reportError'),
    );
  });

  it('of extensions, and values that are no error, are not sent', () => {
    report(anError(new Error('strange'), '/content.js'), 'a text', undefined);
    expect(sent).not.toHaveBeenCalled();
  });

  it('in the format of Firefox and Safari are sent, too', () => {
    const error = new Error('broken');
    error.stack = `load@${location.origin}/admin/assets/index-B1.js:7:8\n@${location.origin}/admin/assets/index-B1.js:9:1`;
    report(error);
    expect(bodies()[0]).toMatchObject({
      frames: ['load@/admin/assets/index-B1.js:7:8', '@/admin/assets/index-B1.js:9:1'],
    });
  });
});
