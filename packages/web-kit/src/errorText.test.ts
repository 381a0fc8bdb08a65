import { errorText, failureStatus, fieldErrors, networkErrorText, unexpectedErrorText } from './errorText.ts';

describe('errorText', () => {
  it('lists every invalid field, even when the response also has a message', () => {
    const body = {
      message: 'Validation failed',
      errors: { email: 'Email is required', phone: 'Phone number must be 10 digits long' },
    };
    expect(errorText({ status: 400, body })).toBe(
      'Please fix the following errors: Email is required || Phone number must be 10 digits long',
    );
  });

  it('reads several messages of one field', () => {
    const body = { errors: { password: ['Too short', 'Too common'] } };
    expect(errorText({ status: 400, body })).toBe('Please fix the following errors: Too short || Too common');
  });

  it.each([
    ['the message', { message: 'Invalid credentials', error: 'invalid_credentials' }, 'Invalid credentials'],
    ['the error without a message', { error: 'not_found' }, 'not_found'],
    ['the message where errors is empty', { errors: {}, message: 'Taken' }, 'Taken'],
    ['the error where the message is blank', { message: ' ', error: 'gone' }, 'gone'],
    ['a default message for a response without one', {}, unexpectedErrorText],
    ['nothing of a text that is no JSON', '<html>Bad Gateway</html>', unexpectedErrorText],
    ['nothing of an object where a text belongs', { message: { text: 'x' } }, unexpectedErrorText],
  ])('shows %s', (_what, body, text) => {
    expect(errorText({ status: 500, body })).toBe(text);
    expect(errorText({ status: 500, data: body })).toBe(text);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a thrown error', new TypeError('Failed to fetch')],
    ['a call without an answer', { status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' }],
    ['a request that never got a status', { status: 0 }],
  ])('calls %s a network error', (_what, failure) => {
    expect(errorText(failure)).toBe(networkErrorText);
  });

  it('distinguishes an unreadable response from no response', () => {
    const failure = { status: 'PARSING_ERROR', originalStatus: 502, data: '<html>', error: 'SyntaxError' };
    expect(errorText(failure)).toBe(unexpectedErrorText);
    expect(failureStatus(failure)).toBe(502);
  });

  it('keeps the wording of the specification', () => {
    expect(unexpectedErrorText).toBe('An unexpected error occurred. Please try again.');
    expect(networkErrorText).toBe('Network error or server is not responding. Please try again later.');
  });
});

describe('fieldErrors', () => {
  it('returns the message of each field', () => {
    const failure = {
      status: 409,
      body: { message: 'Taken', errors: { email: 'This email is taken', phone: 7 } },
    };
    expect(fieldErrors(failure)).toEqual({ email: 'This email is taken' });
  });

  it('is empty when no field is invalid', () => {
    expect(fieldErrors({ status: 500, body: { message: 'No' } })).toEqual({});
    expect(fieldErrors(undefined)).toEqual({});
  });
});
