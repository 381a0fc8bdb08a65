import { radii } from '@campus-commons/web-kit/tokens.ts';
import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

const Row = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  padding: '4px 16px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  [theme.breakpoints.up('sm')]: { marginInline: -4, paddingInline: 4 },
}));

const Tab = styled(Link)(({ theme }) => ({
  ...theme.typography.subtitle2,
  position: 'relative',
  flex: 'none',
  minHeight: 36,
  padding: '6px 14px',
  border: `1px solid ${theme.vars.palette.campus.hairlineStrong}`,
  borderRadius: radii.full,
  backgroundColor: theme.vars.palette.campus.surface,
  color: theme.vars.palette.campus.ink2,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&::after': { content: '""', position: 'absolute', inset: '-5px 0' },
  '&:hover': { borderColor: theme.vars.palette.campus.inputBorder, color: theme.vars.palette.campus.ink },
  '&[aria-current]': {
    borderColor: 'transparent',
    backgroundColor: theme.vars.palette.campus.teal.tint,
    color: theme.vars.palette.campus.teal.text,
  },
}));

export interface ScreenTabsProps {
  /** What the tabs choose, for screen readers. */
  label: string;
  tabs: readonly {
    label: string;
    /** The query of its address. */
    search: string;
    isOn: boolean;
  }[];
}

/** The parts of a screen; the one that is shown is in the address. */
export function ScreenTabs({ label, tabs }: ScreenTabsProps) {
  const row = useRef<HTMLElement>(null);
  const shown = tabs.findIndex(({ isOn }) => isOn);
  // Where not all have room, the one that is shown is never cut.
  useLayoutEffect(() => {
    const tab = row.current?.children[shown];
    if (!row.current || !(tab instanceof HTMLElement)) return;
    const { offsetLeft, clientWidth } = row.current;
    row.current.scrollLeft = tab.offsetLeft - offsetLeft - (clientWidth - tab.offsetWidth) / 2;
  }, [shown]);
  return (
    <Row ref={row} aria-label={label}>
      {tabs.map((tab) => (
        <Tab key={tab.label} to={{ search: tab.search }} aria-current={tab.isOn ? 'page' : undefined}>
          {tab.label}
        </Tab>
      ))}
    </Row>
  );
}
