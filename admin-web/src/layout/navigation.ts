import { LayoutDashboard, type LucideIcon } from 'lucide-react';
import { useResourceDefinitions, type ResourceOptions } from 'react-admin';

export interface NavigationEntry {
  label: string;
  /** Path below /admin. */
  to: string;
  icon: LucideIcon;
}

const dashboard: NavigationEntry = { label: 'Dashboard', to: '/', icon: LayoutDashboard };

/** Where header and sidebar lead: the dashboard and every resource with a list, in the order of App.tsx. */
export function useNavigation(): NavigationEntry[] {
  const resources = Object.values(useResourceDefinitions<ResourceOptions>());
  return [
    dashboard,
    ...resources
      .filter(({ hasList }) => hasList)
      .map(({ name, icon, options }) => ({
        label: options?.label ?? name,
        to: `/${name}`,
        icon: icon as LucideIcon,
      })),
  ];
}
