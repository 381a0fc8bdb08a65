import { act, render, screen } from '@testing-library/react';
import { BusyButton } from './BusyButton';

describe('a button that was busy', () => {
  const at = (loading: boolean) => (
    <>
      <BusyButton loading={loading} disableRipple>
        Follow
      </BusyButton>
      <input />
    </>
  );

  /** Browsers take the focus from an element that is disabled; jsdom does not. */
  function loseFocus() {
    const { activeElement } = document;
    if (activeElement instanceof HTMLButtonElement && activeElement.disabled) act(() => activeElement.blur());
  }

  it('has the keyboard focus again', () => {
    const { rerender } = render(at(false));
    const button = screen.getByRole('button');
    act(() => button.focus());
    rerender(at(true));
    loseFocus();
    expect(button).not.toHaveFocus();
    rerender(at(false));
    expect(button).toHaveFocus();
  });

  it('does not take the focus from where it is meanwhile', () => {
    const { rerender } = render(at(false));
    act(() => screen.getByRole('button').focus());
    rerender(at(true));
    loseFocus();
    act(() => screen.getByRole('textbox').focus());
    rerender(at(false));
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});
