import { render, screen } from '@testing-library/react';
import { translatePage } from '../jest/translate.ts';
import { Button } from './Button.tsx';
import { ButtonBase } from './ButtonBase.tsx';

it('shows its new words, and beside them an icon that comes and goes, on a translated page', () => {
  const { rerender } = render(<Button>Show the table</Button>);
  translatePage();
  rerender(<Button startIcon={<i />}>Hide the table</Button>);
  expect(screen.getByRole('button', { name: 'Hide the table' })).toBeVisible();
  translatePage();
  rerender(<Button loading>Loading...</Button>);
  expect(screen.getByRole('button')).toHaveTextContent(/^Loading\.\.\.$/);
});

it('shows its new number beside its pictures, in a bare button on a translated page', () => {
  const button = (count: number) => (
    <ButtonBase>
      <i />
      {count}
    </ButtonBase>
  );
  const { rerender } = render(button(3));
  translatePage();
  rerender(button(4));
  expect(screen.getByRole('button')).toHaveTextContent(/^4$/);
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
