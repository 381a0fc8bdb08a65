import { Navigate, Route, Routes } from 'react-router-dom';
import { AdministratorsPage } from './administrators/AdministratorsPage';
import { SettingsPage } from './SettingsPage';

/** /admin/settings: the installation, and the console's accounts. */
export function SettingsSection() {
  return (
    <Routes>
      <Route index element={<SettingsPage />} />
      <Route path="administrators" element={<AdministratorsPage />} />
      <Route path="*" element={<Navigate to="/settings" replace />} />
    </Routes>
  );
}
