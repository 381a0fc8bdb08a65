import { fireEvent, render, screen } from '@testing-library/react';
import { Arch } from './Arch.tsx';
import { Avatar } from './Avatar.tsx';
import { CampusThemeProvider } from './CampusThemeProvider.tsx';
import { Logo } from './Logo.tsx';

const show = (element: React.ReactElement) => render(element, { wrapper: CampusThemeProvider });
const picture = (container: HTMLElement) => container.querySelector('img');

describe('an avatar', () => {
  it('shows the person’s picture', () => {
    show(<Avatar path="media/a.webp" size={44} name="Ananya Tripathi" />);
    expect(screen.getByRole('img', { name: 'Ananya Tripathi' })).toHaveAttribute(
      'src',
      'http://api.test/media/a.webp?w=480',
    );
  });

  it.each([undefined, null, ''])('without a picture (%p) shows the default portrait', (path) => {
    const { container } = show(<Avatar path={path} size={44} />);
    expect(picture(container)).toHaveAttribute('src', 'default-portrait.svg');
  });

  it('shows the default portrait when the picture fails to load, and a new picture afterwards', () => {
    const { container, rerender } = show(<Avatar path="media/gone.webp" size={44} />);
    const image = picture(container);
    if (!image) throw new Error('No picture was drawn.');
    fireEvent.error(image);
    expect(image).toHaveAttribute('src', 'default-portrait.svg');
    rerender(<Avatar path="media/new.webp" size={44} />);
    expect(picture(container)).toHaveAttribute('src', 'http://api.test/media/new.webp?w=480');
  });

  it('has no alternative text when the name is next to it', () => {
    show(<Avatar size={44} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('shows a picture before it is uploaded', () => {
    const { container } = show(<Avatar path="media/old.webp" previewUrl="blob:new" size={44} />);
    expect(picture(container)).toHaveAttribute('src', 'blob:new');
  });

  it('reserves its space before the picture has loaded', () => {
    const { container } = show(<Avatar path="media/a.webp" size={44} />);
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
