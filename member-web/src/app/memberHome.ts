export const importMemberLayout = () => import('./layouts/MemberLayout');
export const importDashboard = () => import('../screens/DashboardScreen');

/** Preloads the member's home. If that fails, the route loads it again and shows the error. */
export function preloadMemberHome(): void {
  void Promise.allSettled([importMemberLayout(), importDashboard()]);
}
