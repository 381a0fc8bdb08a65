import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import { LayoutDashboard, type LucideIcon } from 'lucide-react';
import { useGetResourceLabel, useResourceDefinitions, useTranslate } from 'react-admin';
import { NavLink, useMatch } from 'react-router-dom';
import { isForAdministrators } from '../providers/roles';
import { useIsModerator } from '../providers/useSession';
import { useWaiting, WaitingCount, WaitingDot, type Waiting } from './WaitingCount';

/** The section whose entry shows what waits. */
export const REVIEW_PATH = '/review';

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
  const isModerator = useIsModerator();
  return [
    { label: translate('layout.dashboard'), to: '/', icon: LayoutDashboard },
    ...resources
      .filter(({ name, hasList }) => hasList && !(isModerator && isForAdministrators(name)))
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
  const waiting = useWaiting();
  return (
    <List disablePadding>
      {useNavigation().map((entry) => (
        <ListItem key={entry.to} disablePadding sx={{ mb: 0.5 }}>
          <Entry
            {...entry}
            waiting={entry.to === REVIEW_PATH ? waiting : undefined}
            isCollapsed={isCollapsed}
            onChoose={onChoose}
          />
        </ListItem>
      ))}
    </List>
  );
}

type EntryProps = NavigationEntry &
  NavigationListProps & {
    /** What waits there, if anything can. */
    waiting: Waiting | undefined;
  };

function Entry({ label, to, icon: Icon, waiting, isCollapsed, onChoose }: EntryProps) {
  const name = waiting?.words ? `${label}, ${waiting.words}` : label;
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
          {isCollapsed && waiting && <WaitingDot waiting={waiting} />}
        </ListItemIcon>
        {!isCollapsed && (
          <ListItemText
            sx={{ my: 0 }}
            primary={label}
            slotProps={{ primary: { sx: { fontSize: '0.9375rem', fontWeight: isHere ? 650 : 520 } } }}
          />
        )}
        {!isCollapsed && waiting && <WaitingCount waiting={waiting} hasRoom />}
      </ListItemButton>
    </Tooltip>
  );
}
