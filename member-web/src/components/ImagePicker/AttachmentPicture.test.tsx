import { CampusThemeProvider } from '@campus-commons/web-kit/CampusThemeProvider.tsx';
import { fireEvent, render } from '@testing-library/react';
import { AttachmentPicture } from './AttachmentPicture';

it('an uploaded picture that cannot be loaded is replaced by an icon', () => {
  const uploaded = { id: '1', path: 'media/gone.webp', alt: '' };
  const { container } = render(<AttachmentPicture image={uploaded} />, { wrapper: CampusThemeProvider });
  const picture = container.querySelector('img');
  if (!picture) throw new Error('No picture was drawn.');
  fireEvent.error(picture);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).toBeInTheDocument();
});
