import type { ReactNode } from 'react';
import { ListContextProvider, ResourceContextProvider } from 'react-admin';
import { useConsoleListController, type ConsoleListControllerProps } from './useConsoleListController';

/** Like react-admin's `ListBase`, with the console's URL parameters. Its children use `useListContext`. */
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
