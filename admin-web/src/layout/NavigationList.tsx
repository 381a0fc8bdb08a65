import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import { LayoutDashboard, type LucideIcon } from 'lucide-react';
import { useGetResourceLabel, useResourceDefinitions, useTranslate } from 'react-admin';
import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import { formatCount } from '@campus-commons/web-kit/digits.ts';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { NavLink, useLocation, useMatch } from 'react-router-dom';
import { useWaitingCases } from '../components/useWaitingCases';
import { useCounted } from '../i18n/i18nProvider';

export interface NavigationEntry {
  label: string;
  /** Path below /admin. */
  to: string;
  icon: LucideIcon;
}

/** The entries of header and sidebar: the dashboard and every resource with a list page, in the order of App.tsx. */
export function useNavigation(): NavigationEntry[] {
  const translate = useTranslate();
  const getResourceLabel = useGetResourceLabel();
  const resources = Object.values(useResourceDefinitions());
  return [
    { label: translate('layout.dashboard'), to: '/', icon: LayoutDashboard },
    ...resources
      .filter(({ hasList }) => hasList)
      .map(({ name, icon }) => ({
        label: getResourceLabel(name),
        to: `/${name}`,
        icon: icon as LucideIcon,
      })),
  ];
}

interface NavigationListProps {
  /** Icons only; the names show on hover and focus. */
  isCollapsed?: boolean;
  /** Called after an entry was chosen. */
  onChoose?: () => void;
}

/** The links to the console's sections, one below the other. */
export function NavigationList({ isCollapsed = false, onChoose }: NavigationListProps) {
  const waiting = useFreshWaitingCases();
  return (
    <List disablePadding>
      {useNavigation().map((entry) => (
        <ListItem key={entry.to} disablePadding sx={{ mb: 0.5 }}>
          <Entry
            {...entry}
            count={entry.to === '/review' ? waiting : 0}
            isCollapsed={isCollapsed}
            onChoose={onChoose}
          />
        </ListItem>
      ))}
    </List>
  );
}

/** How many cases wait, counted again whenever another section opens. */
function useFreshWaitingCases(): number {
  const { total = 0, refetch } = useWaitingCases();
  const { pathname } = useLocation();
  useEffect(() => void refetch({ cancelRefetch: false }), [pathname, refetch]);
  return total;
}

type EntryProps = NavigationEntry &
  NavigationListProps & {
    /** What waits there; nothing is shown for 0. */
    count: number;
  };

function Entry({ label, to, icon: Icon, count, isCollapsed, onChoose }: EntryProps) {
  const counted = useCounted();
  const name = count === 0 ? label : `${label}, ${counted('review.count', count)}`;
  const isHere = useMatch({ path: to, end: to === '/' }) !== null;
  return (
    <Tooltip title={isCollapsed ? name : ''} placement="right">
      <ListItemButton
        component={NavLink}
        to={to}
        end={to === '/'}
        selected={isHere}
        onClick={onChoose}
        aria-label={isCollapsed ? name : undefined}
        sx={(theme) => ({
          px: 3,
          justifyContent: isCollapsed ? 'center' : 'flex-start',
          // A small arch at the edge of the window.
          '&.Mui-selected::before': {
            content: '""',
            position: 'absolute',
            left: -12,
            width: 5,
            height: 18,
            borderRadius: '0 5px 5px 0',
            backgroundColor: theme.vars.palette.campus.marigold.main,
          },
        })}
      >
        <ListItemIcon sx={{ minWidth: isCollapsed ? 0 : 32 }}>
          <Icon size={20} strokeWidth={1.9} aria-hidden />
          {isCollapsed && count > 0 && <Dot />}
        </ListItemIcon>
        {!isCollapsed && (
          <ListItemText
            sx={{ my: 0 }}
            primary={label}
            slotProps={{ primary: { sx: { fontSize: '0.9375rem', fontWeight: isHere ? 650 : 520 } } }}
          />
        )}
        {!isCollapsed && count > 0 && (
          <Count spoken={counted('review.count', count)}>{formatCount(count)}</Count>
        )}
      </ListItemButton>
    </Tooltip>
  );
}

function Count({ spoken, children }: { spoken: string; children: string }) {
  return (
    <>
      <Box
        component="span"
        aria-hidden
        sx={{
          ml: 2,
          px: 2,
          borderRadius: '10px',
          typography: 'caption',
          fontWeight: 650,
          fontVariantNumeric: 'tabular-nums',
          color: 'campus.marigold.text',
          bgcolor: 'campus.marigold.tint',
        }}
      >
        {children}
      </Box>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </>
  );
}

/** Says in a column of icons that something waits; the tooltip says how much. */
function Dot() {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        position: 'absolute',
        top: 8,
        right: 8,
        width: 8,
        height: 8,
        borderRadius: '50%',
        bgcolor: 'campus.marigold.main',
      }}
    />
  );
}
