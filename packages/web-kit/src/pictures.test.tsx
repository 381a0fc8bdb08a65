import { fireEvent, render, screen } from '@testing-library/react';
import { Arch } from './Arch.tsx';
import { Avatar } from './Avatar.tsx';
import { CampusThemeProvider } from './CampusThemeProvider.tsx';
import { Logo } from './Logo.tsx';

const show = (element: React.ReactElement) => render(element, { wrapper: CampusThemeProvider });
const picture = (container: HTMLElement) => container.querySelector('img');

describe('an avatar', () => {
  const person = (name: string, id = '7') => ({ id, name, UserProfile: { profileUrl: '' } });
  const drawn = (container: HTMLElement) => picture(container)?.src;
  const letter = (container: HTMLElement) => container.querySelector<HTMLElement>('[data-initial]');
  const URL = 'http://api.test/media/a.webp?w=480';

  it('shows the person’s picture, of the person or given apart', () => {
    const ananya = { id: '7', name: 'Ananya', UserProfile: { profileUrl: 'media/a.webp' } };
    const { container } = show(<Avatar person={ananya} size={44} />);
    expect(drawn(container)).toBe(URL);
    expect(letter(container)).toBeNull();
    expect(drawn(show(<Avatar person={person('A')} path="media/a.webp" size={44} />).container)).toBe(URL);
    expect(drawn(show(<Avatar person={ananya} path={null} size={44} />).container)).toMatch(
      /^data:image\/svg/,
    );
  });

  it('without a picture shows a portrait in one of eight pairs of colours, always the same for a person', () => {
    const portraits = Array.from({ length: 16 }, (_, id) =>
      drawn(show(<Avatar person={person('A', String(id))} size={44} />).container),
    );
    expect(new Set(portraits.slice(0, 8)).size).toBe(8);
    expect(portraits.slice(8)).toEqual(portraits.slice(0, 8));
    for (const nobody of [undefined, null, {}]) {
      expect(drawn(show(<Avatar person={nobody} size={44} />).container)).toMatch(/^data:image\/svg/);
    }
  });

  it.each([
    ['ananya', 'A'],
    ['क्षमा दुबे', 'क्ष'],
    ['  “Ritwik”', 'R'],
    ['élodie', 'É'],
    ['🎉', undefined],
    [undefined, undefined],
  ])('without a picture has the first letter of %p', (name, initial) => {
    const { container } = show(<Avatar person={{ id: '7', name }} size={32} />);
    expect(letter(container)?.dataset.initial).toBe(initial);
    // Nothing that screen readers or searches on the page find: the name stands beside it.
    expect(container).toHaveTextContent(/^$/);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('has no letter where it would be too small to read', () => {
    expect(letter(show(<Avatar person={person('Ananya')} size={30} />).container)).toBeNull();
  });

  it('shows the portrait when the picture fails to load, and a new picture afterwards', () => {
    const { container, rerender } = show(<Avatar person={person('A')} path="media/gone.webp" size={44} />);
    const image = picture(container);
    if (!image) throw new Error('No picture was drawn.');
    fireEvent.error(image);
    expect(image.src).toMatch(/^data:image\/svg/);
    expect(letter(container)).not.toBeNull();
    rerender(<Avatar person={person('A')} path="media/a.webp" size={44} />);
    expect(drawn(container)).toBe(URL);
  });

  it('reserves its space before the picture has loaded', () => {
    const { container } = show(<Avatar person={person('A')} path="media/a.webp" size={44} />);
    expect(picture(container)).toHaveAttribute('width', '44');
    expect(picture(container)).toHaveAttribute('height', '44');
  });
});

describe('a page’s arch', () => {
  const tiles = (container: HTMLElement) => container.querySelector('svg')?.innerHTML;

  it('shows the page’s picture', () => {
    show(<Arch path="media/p.webp" seed="7" width={120} height={126} name="Robotics Club" />);
    expect(screen.getByRole('img', { name: 'Robotics Club' })).toHaveAttribute(
      'src',
      'http://api.test/media/p.webp?w=480',
    );
  });

  it('without a picture shows tiles that are always the same for a page and differ between pages', () => {
    const one = tiles(show(<Arch seed="7" width={40} height={48} />).container);
    const again = tiles(show(<Arch seed="7" width={40} height={48} />).container);
    const other = tiles(show(<Arch seed="8" width={40} height={48} />).container);
    expect(one).toBeTruthy();
    expect(again).toBe(one);
    expect(other).not.toBe(one);
  });

  it('shows the tiles when the picture fails to load', () => {
    const { container } = show(<Arch path="media/gone.webp" seed="7" width={40} height={48} />);
    const image = picture(container);
    if (!image) throw new Error('No picture was drawn.');
    fireEvent.error(image);
    expect(picture(container)).toBeNull();
    expect(tiles(container)).toBeTruthy();
  });
});

describe('the logo', () => {
  it('has the configured name once, as text or as a label', () => {
    const { rerender } = show(<Logo />);
    expect(screen.getByText('Campus Commons')).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    rerender(<Logo markOnly />);
    expect(screen.getByRole('img', { name: 'Campus Commons' })).toBeInTheDocument();
  });
});
