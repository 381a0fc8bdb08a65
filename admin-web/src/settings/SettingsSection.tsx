import { Navigate, Route, Routes } from 'react-router-dom';
import { AdministratorsPage } from './administrators/AdministratorsPage';
import { GrievancesPage } from './grievances/GrievancesPage';
import { WordsPage } from './words/WordsPage';
import { SettingsPage } from './SettingsPage';

/** /admin/settings: the installation, the console's accounts, the words that open cases, and grievances. */
export function SettingsSection() {
  return (
    <Routes>
      <Route index element={<SettingsPage />} />
      <Route path="administrators" element={<AdministratorsPage />} />
      <Route path="grievances" element={<GrievancesPage />} />
      <Route path="words" element={<WordsPage />} />
      <Route path="*" element={<Navigate to="/settings" replace />} />
    </Routes>
  );
}
