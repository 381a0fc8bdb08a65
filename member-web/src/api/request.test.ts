import { FakeApi, accept, later, noAnswer, refuse } from '../test/fakeApi';
import { send, type ApiRequest } from './request';

const PATH = '/user/feeds/delete';
const request: ApiRequest = { url: PATH, body: { id: '7' } };

const sendTo = (api: FakeApi, token = 'token-1') => {
  api.install();
  return send('http://api.test', request, token, new AbortController().signal);
};

describe('a call', () => {
  it.each(['token-1', ''])('sends the stored token "%s" and the JSON content type', async (token) => {
    const api = new FakeApi().on(PATH, accept({ message: 'Deleted' }));
    await sendTo(api, token);
    const [call] = api.callsTo(PATH);
    expect(call?.headers.get('Authorization')).toBe(token);
    expect(call?.headers.get('Content-Type')).toBe('application/json');
    expect(call?.body).toEqual({ id: '7' });
  });

  it('has no timeout', async () => {
    jest.useFakeTimers();
    const answer = later<typeof PATH>();
    const settled = jest.fn();
    const call = sendTo(new FakeApi().on(PATH, () => answer.promise)).then(settled);
    await jest.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
    expect(settled).not.toHaveBeenCalled();
    answer.give(accept({ message: 'Deleted' }));
    await call;
    expect(settled).toHaveBeenCalledWith({ data: { success: true, message: 'Deleted' } });
    jest.useRealTimers();
  });
});

describe('a failed call', () => {
  it('is logged with its status and the whole response body', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const refusal = refuse(403, 'Only its author can', { id: 'Not yours' });
    await sendTo(new FakeApi().on(PATH, refusal));
    expect(log).toHaveBeenCalledWith(`${PATH} failed`, { status: 403, text: JSON.stringify(refusal.body) });
  });

  it('is logged with its cause if there was no response', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    await sendTo(new FakeApi().on(PATH, noAnswer));
    expect(log).toHaveBeenCalledWith(`${PATH} failed`, new TypeError('Failed to fetch'));
  });
});
