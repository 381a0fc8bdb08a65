import type { ReactNode } from 'react';
import { ListContextProvider, ResourceContextProvider } from 'react-admin';
import { useConsoleListController, type ConsoleListControllerProps } from './useConsoleListController';

/** `ListBase` of react-admin with the console's addresses: its children read the list with `useListContext`. */
export function ConsoleListBase({
  children,
  ...props
}: ConsoleListControllerProps & { children: ReactNode }) {
  const controller = useConsoleListController(props);
  return (
    <ResourceContextProvider value={props.resource}>
      <ListContextProvider value={controller}>{children}</ListContextProvider>
    </ResourceContextProvider>
  );
}
