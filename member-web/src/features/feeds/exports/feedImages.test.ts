import { feedImages } from './feedImages';

describe('the pictures of a post', () => {
  const images = [{ url: 'media/a', width: 4, height: 3, alt: 'A robot' }];

  it('have a size and an alt text', () => {
    expect(feedImages({ content: '', imagesUrl: ['media/a'], images })).toEqual(images);
  });

  it('can be plain paths', () => {
    expect(feedImages({ content: '', imagesUrl: ['media/a', 'media/b'] })).toEqual([
      { url: 'media/a', alt: '' },
      { url: 'media/b', alt: '' },
    ]);
  });

  it('are a list of one for a legacy record with imageUrl', () => {
    expect(feedImages({ content: '', imageUrl: 'media/a' })).toEqual([{ url: 'media/a', alt: '' }]);
    expect(feedImages({ content: '', imagesUrl: [], imageUrl: 'media/a' })).toEqual([
      { url: 'media/a', alt: '' },
    ]);
  });

  it('can be none', () => {
    expect(feedImages({ content: 'x', imagesUrl: [], images: [] })).toEqual([]);
    expect(feedImages({ content: 'x', imageUrl: null })).toEqual([]);
  });
});
