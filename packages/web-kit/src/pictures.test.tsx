import { fireEvent, render, screen } from '@testing-library/react';
import { Arch } from './Arch.tsx';
import { Avatar } from './Avatar.tsx';
import { CampusThemeProvider } from './CampusThemeProvider.tsx';
import { Logo } from './Logo.tsx';

const show = (element: React.ReactElement) => render(element, { wrapper: CampusThemeProvider });
const picture = (container: HTMLElement) => container.querySelector('img');

describe('a person', () => {
  it('is shown by their own picture', () => {
    show(<Avatar path="media/a.webp" size={44} name="Ananya Tripathi" />);
    expect(screen.getByRole('img', { name: 'Ananya Tripathi' })).toHaveAttribute(
      'src',
      'http://api.test/media/a.webp?w=480',
    );
  });

  it.each([undefined, null, ''])('without a picture (%p) is the drawn portrait', (path) => {
    const { container } = show(<Avatar path={path} size={44} />);
    expect(picture(container)).toHaveAttribute('src', 'default-portrait.svg');
  });

  it('is the drawn portrait when the picture does not load, and their own once a new one is there', () => {
    const { container, rerender } = show(<Avatar path="media/gone.webp" size={44} />);
    const image = picture(container);
    if (!image) throw new Error('No picture was drawn.');
    fireEvent.error(image);
    expect(image).toHaveAttribute('src', 'default-portrait.svg');
    rerender(<Avatar path="media/new.webp" size={44} />);
    expect(picture(container)).toHaveAttribute('src', 'http://api.test/media/new.webp?w=480');
  });

  it('is silent where the name stands beside the picture', () => {
    show(<Avatar size={44} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('shows a picture before it is uploaded', () => {
    const { container } = show(<Avatar path="media/old.webp" previewUrl="blob:new" size={44} />);
    expect(picture(container)).toHaveAttribute('src', 'blob:new');
  });

  it('keeps its place before the picture has come', () => {
    const { container } = show(<Avatar path="media/a.webp" size={44} />);
    expect(picture(container)).toHaveAttribute('width', '44');
    expect(picture(container)).toHaveAttribute('height', '44');
  });
});

describe('a page', () => {
  const tiles = (container: HTMLElement) => container.querySelector('svg')?.innerHTML;

  it('is shown by its picture', () => {
    show(<Arch path="media/p.webp" seed="7" width={120} height={126} name="Robotics Club" />);
    expect(screen.getByRole('img', { name: 'Robotics Club' })).toHaveAttribute(
      'src',
      'http://api.test/media/p.webp?w=480',
    );
  });

  it('without a picture has tiles that are always the same for it and different from the next', () => {
    const one = tiles(show(<Arch seed="7" width={40} height={48} />).container);
    const again = tiles(show(<Arch seed="7" width={40} height={48} />).container);
    const other = tiles(show(<Arch seed="8" width={40} height={48} />).container);
    expect(one).toBeTruthy();
    expect(again).toBe(one);
    expect(other).not.toBe(one);
  });

  it('falls back to its tiles when the picture does not load', () => {
    const { container } = show(<Arch path="media/gone.webp" seed="7" width={40} height={48} />);
    const image = picture(container);
    if (!image) throw new Error('No picture was drawn.');
    fireEvent.error(image);
    expect(picture(container)).toBeNull();
    expect(tiles(container)).toBeTruthy();
  });
});

describe('the logo', () => {
  it('says the configured name once, as text or as a label', () => {
    const { rerender } = show(<Logo />);
    expect(screen.getByText('Campus Commons')).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    rerender(<Logo markOnly />);
    expect(screen.getByRole('img', { name: 'Campus Commons' })).toBeInTheDocument();
  });
});
