export const importMemberLayout = () => import('./layouts/MemberLayout');
export const importDashboard = () => import('../screens/DashboardScreen');

/** Has the member's home travel ahead. Should it not arrive, the route asks again and says so. */
export function preloadMemberHome(): void {
  void Promise.allSettled([importMemberLayout(), importDashboard()]);
}
