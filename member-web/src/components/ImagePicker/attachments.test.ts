import { MAX_PICTURES } from '@campus-commons/web-kit/pictures/generated.ts';
import {
  attachmentReducer,
  type ExistingAttachment,
  type NewAttachment,
  type Attachment,
} from './attachments';

const image = (id: string): NewAttachment => ({ id, file: new File(['x'], `${id}.jpg`), alt: '' });
const uploaded = (id: string): ExistingAttachment => ({ id, path: `media/${id}.webp`, alt: '' });
const ids = (images: Attachment[]) => images.map(({ id }) => id).join('');
const threeImages = ['a', 'b', 'c'].map(image);

describe('attached pictures', () => {
  it('keep the order in which they were chosen, and are no more than a post may have', () => {
    const more = Array.from({ length: MAX_PICTURES }, (_, n) => image(`${n}`));
    const added = attachmentReducer(threeImages, { type: 'added', images: more });
    expect(added).toEqual([...threeImages, ...more].slice(0, MAX_PICTURES));
  });

  it('move by one position and stop at the ends', () => {
    expect(ids(attachmentReducer(threeImages, { type: 'moved', id: 'c', by: -1 }))).toBe('acb');
    expect(ids(attachmentReducer(threeImages, { type: 'moved', id: 'a', by: -1 }))).toBe('abc');
    expect(ids(attachmentReducer(threeImages, { type: 'moved', id: 'c', by: 1 }))).toBe('abc');
  });

  it('can be added only after the existing ones of the post', () => {
    const mixed = [uploaded('a'), uploaded('b'), image('c'), image('d')];
    expect(ids(attachmentReducer(mixed, { type: 'moved', id: 'c', by: -1 }))).toBe('abcd');
    expect(ids(attachmentReducer(mixed, { type: 'moved', id: 'b', by: 1 }))).toBe('abcd');
    expect(ids(attachmentReducer(mixed, { type: 'moved', id: 'b', by: -1 }))).toBe('bacd');
    expect(ids(attachmentReducer(mixed, { type: 'moved', id: 'c', by: 1 }))).toBe('abdc');
  });

  it('are restored before those that were chosen meanwhile', () => {
    expect(ids(attachmentReducer([image('z')], { type: 'restored', images: threeImages }))).toBe('abcz');
  });

  it('keep their alt text when others are removed', () => {
    const described = attachmentReducer(threeImages, { type: 'described', id: 'b', alt: 'A robot' });
    expect(attachmentReducer(described, { type: 'removed', id: 'a' })).toMatchObject([
      { id: 'b', alt: 'A robot' },
      { id: 'c', alt: '' },
    ]);
  });
});
