import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import { styled } from '@mui/material/styles';
import { ArrowUpRight, Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useTapBeforeHydration } from '../../lib/hooks/useTapBeforeHydration';
import { commonTexts } from '../../texts/common';
import { frameTexts } from '../../texts/frame';
import { careerLink, exploreLinks } from '../navigation';

const Bar = styled('nav')(({ theme }) => ({
  // On phones the menu button is in the corner, as usual there.
  [theme.breakpoints.down('lg')]: { order: 1 },
}));

/** Written by hand: the library's button would slow down the first paint for this single use. */
const Toggle = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginRight: -10,
  padding: 0,
  border: 0,
  borderRadius: radii.small,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  [theme.breakpoints.up('lg')]: { display: 'none' },
}));

/** Below 1200 px a menu under the header, opened by the button; from 1200 px up a row in the header. */
const Links = styled('ul', { shouldForwardProp: (name) => name !== 'isOpen' })<{ isOpen: boolean }>(
  ({ theme, isOpen }) => ({
    listStyle: 'none',
    margin: 0,
    padding: 0,
    [theme.breakpoints.down('lg')]: {
      display: isOpen ? 'block' : 'none',
      position: 'absolute',
      top: '100%',
      right: 16,
      left: 16,
      padding: 8,
      borderRadius: radii.card,
      backgroundColor: theme.vars.palette.campus.raised,
      boxShadow: theme.vars.palette.campus.floatShadow,
    },
    [theme.breakpoints.between('sm', 'lg')]: { left: 'auto', right: 32, width: 320 },
    [theme.breakpoints.up('lg')]: { display: 'flex', gap: 20, marginRight: 8 },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: 4,
      minHeight: 44,
      padding: '0 4px',
      borderRadius: radii.small,
      fontSize: theme.typography.pxToRem(15),
      fontWeight: 560,
      color: 'inherit',
      textDecoration: 'none',
      [theme.breakpoints.down('lg')]: { padding: '0 12px' },
    },
    '& a:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
    '& a.active': { color: theme.vars.palette.campus.teal.text, fontWeight: 680 },
  }),
);

/** Links to every public page, and to the external career page. */
export function PublicNav() {
  const { pathname, key } = useLocation();
  // The history entry at which the menu was opened. Every navigation changes it, and so closes the menu.
  const [openedAt, setOpenedAt] = useState<string>();
  const isOpen = openedAt === pathname + key;
  // Reset after the navigation, so that going back does not open the menu again.
  if (openedAt !== undefined && !isOpen) setOpenedAt(undefined);
  const career = careerLink();
  const nav = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const close = () => setOpenedAt(undefined);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        close();
        toggle.current?.focus();
      }
    };
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !nav.current?.contains(target)) {
        close();
      }
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [isOpen]);

  useTapBeforeHydration(nav);

  return (
    <Bar ref={nav} aria-label={frameTexts.main}>
      <Toggle
        ref={toggle}
        type="button"
        aria-label={frameTexts.menu}
        aria-expanded={isOpen}
        onClick={() => setOpenedAt(isOpen ? undefined : pathname + key)}
      >
        {isOpen ? <X size={24} aria-hidden /> : <Menu size={24} aria-hidden />}
      </Toggle>
      <Links isOpen={isOpen}>
        {exploreLinks.map(({ label, to }) => (
          <li key={to}>
            <NavLink to={to}>{label}</NavLink>
          </li>
        ))}
        <li>
          <a href={career.href} target="_blank" rel="noopener">
            {career.label}
            <ArrowUpRight size={16} aria-hidden />
            <VisuallyHidden>{commonTexts.opensInNewTab}</VisuallyHidden>
          </a>
        </li>
      </Links>
    </Bar>
  );
}
