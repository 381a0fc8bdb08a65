import { idempotencyKeysOf } from './idempotencyKeys';
import { draftsOf } from './drafts';

const open = (name: 'page' | 'comment:1' = 'page') => idempotencyKeysOf(draftsOf('1'), name);
const photo = (content: string, name = 'a.jpg') => new File([content], name, { lastModified: 1 });

describe('the idempotency key', () => {
  it('is the same for the same content, also after a reload and from another tab', () => {
    const key = open().keyFor([{ title: 'Adda' }, photo('x')]);
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(open().keyFor([{ title: 'Adda' }, photo('x')])).toBe(key);
  });

  it('differs for other content, another draft and another member', () => {
    const key = open().keyFor(['Adda', photo('x')]);
    const others = [
      open().keyFor(['Adda 2', photo('x')]),
      open().keyFor(['Adda', photo('xy')]),
      open().keyFor(['Adda', photo('x', 'b.jpg')]),
      open().keyFor(['Adda', undefined]),
      open('comment:1').keyFor(['Adda', photo('x')]),
      idempotencyKeysOf(draftsOf('2'), 'page').keyFor(['Adda', photo('x')]),
    ];
    expect(new Set([key, ...others]).size).toBe(7);
  });

  it('changes after a success or a refusal', () => {
    const key = open().keyFor(['Adda']);
    open().discard();
    expect(open().keyFor(['Adda'])).not.toBe(key);
  });
});
