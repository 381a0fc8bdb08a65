import { LayoutDashboard, type LucideIcon } from 'lucide-react';
import { useGetResourceLabel, useResourceDefinitions, useTranslate } from 'react-admin';

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
