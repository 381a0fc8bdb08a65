import { pickedImagesReducer, type PickedImage } from './pickedImages';

const image = (id: string): PickedImage => ({ id, file: new File(['x'], `${id}.jpg`), alt: '' });
const ids = (images: PickedImage[]) => images.map(({ id }) => id).join('');
const some = ['a', 'b', 'c'].map(image);

describe('chosen pictures', () => {
  it('stay in the order they were chosen, ten at most', () => {
    const more = [...'defghijklm'].map(image);
    expect(ids(pickedImagesReducer(some, { type: 'added', images: more }))).toBe('abcdefghij');
  });

  it('move by one place and stop at the ends', () => {
    expect(ids(pickedImagesReducer(some, { type: 'moved', id: 'c', by: -1 }))).toBe('acb');
    expect(ids(pickedImagesReducer(some, { type: 'moved', id: 'a', by: -1 }))).toBe('abc');
    expect(ids(pickedImagesReducer(some, { type: 'moved', id: 'c', by: 1 }))).toBe('abc');
  });

  it('come back before those chosen meanwhile', () => {
    expect(ids(pickedImagesReducer([image('z')], { type: 'restored', images: some }))).toBe('abcz');
  });

  it('keep their description when others go', () => {
    const described = pickedImagesReducer(some, { type: 'described', id: 'b', alt: 'A robot' });
    expect(pickedImagesReducer(described, { type: 'removed', id: 'a' })).toMatchObject([
      { id: 'b', alt: 'A robot' },
      { id: 'c', alt: '' },
    ]);
  });
});
