import { render, screen } from '@testing-library/react';
import { MemberText } from './MemberText';

test('shows lines fenced with three backticks as code, and every other text as it is typed', () => {
  const { container } = render(<MemberText>{'<b>See</b>\n```\nif a:\n    b()\n```\n```open'}</MemberText>);
  const code = container.querySelector('pre');
  expect(code?.textContent).toBe('if a:\n    b()');
  expect(code).toHaveAttribute('tabindex', '0');
  expect(screen.getByText(/See/).textContent).toBe('<b>See</b>if a:\n    b()```open');
});
