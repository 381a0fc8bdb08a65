import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { BrowserRouter, MemoryRouter, useLocation } from 'react-router-dom';
import { useOverlay } from './useOverlay';

/** A screen with an overlay; `steps` are the buttons that it offers. */
function Screen({ steps }: { steps: Record<string, (overlay: ReturnType<typeof useOverlay>) => void> }) {
  const overlay = useOverlay('editor');
  const { key } = useLocation();
  return (
    <>
      {Object.entries(steps).map(([name, step]) => (
        <button key={name} onClick={() => step(overlay)}>
          {name}
        </button>
      ))}
      <p>{overlay.isOpen ? 'open' : 'closed'}</p>
      <output>{key}</output>
    </>
  );
}

function show(steps: Parameters<typeof Screen>[0]['steps']) {
  render(
    <MemoryRouter>
      <Screen steps={steps} />
    </MemoryRouter>,
  );
  return screen.getByRole('status').textContent;
}

describe('an overlay', () => {
  it('that is closed before its history entry is rendered closes all the same', () => {
    const start = show({
      both: (overlay) => {
        overlay.open();
        overlay.close();
      },
    });
    fireEvent.click(screen.getByText('both'));
    expect(screen.getByText('closed')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(start);
  });

  it('that is closed stays closed where its screen is made anew before the browser has gone back', async () => {
    function Remade() {
      const [round, setRound] = useState(0);
      const steps = {
        open: (overlay: ReturnType<typeof useOverlay>) => overlay.open(),
        close: (overlay: ReturnType<typeof useOverlay>) => {
          overlay.close();
          setRound(round + 1);
        },
      };
      return <Screen key={round} steps={steps} />;
    }
    render(
      <BrowserRouter>
        <Remade />
      </BrowserRouter>,
    );
    const start = screen.getByRole('status').textContent;
    fireEvent.click(screen.getByText('open'));
    expect(screen.getByText('open', { selector: 'p' })).toBeInTheDocument();
    fireEvent.click(screen.getByText('close'));
    expect(screen.getByText('closed')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(start));
    // It opens again, also by the Forward button.
    fireEvent.click(screen.getByText('open'));
    expect(screen.getByText('open', { selector: 'p' })).toBeInTheDocument();
  });

  it('that is opened and closed by double clicks adds one history entry and removes one', () => {
    const start = show({
      open: (overlay) => {
        overlay.open();
        overlay.open();
      },
      close: (overlay) => {
        overlay.close();
        overlay.close();
      },
    });
    fireEvent.click(screen.getByText('open'));
    expect(screen.getByText('open', { selector: 'p' })).toBeInTheDocument();
    fireEvent.click(screen.getByText('close'));
    expect(screen.getByText('closed')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(start);
  });
});
