import { render, screen } from '@testing-library/react';
import { translatePage } from '../jest/translate.ts';
import { Button } from './Button.tsx';

it('shows its new words, and beside them an icon that comes and goes, on a translated page', () => {
  const { rerender } = render(<Button>Show the table</Button>);
  translatePage();
  rerender(<Button startIcon={<i />}>Hide the table</Button>);
  expect(screen.getByRole('button', { name: 'Hide the table' })).toBeVisible();
  translatePage();
  rerender(<Button loading>Loading...</Button>);
  expect(screen.getByRole('button')).toHaveTextContent(/^Loading\.\.\.$/);
});

it('leaves elements as they are, which its style may place', () => {
  render(
    <Button>
      <svg data-testid="icon" />
      Add <b>photos</b>
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Add photos' });
  expect(screen.getByTestId('icon').parentElement).toBe(button);
});
