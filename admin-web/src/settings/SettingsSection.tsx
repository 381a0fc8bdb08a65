import { Navigate, Route, Routes } from 'react-router-dom';
import { AdministratorsPage } from './administrators/AdministratorsPage';
import { WordsPage } from './words/WordsPage';
import { SettingsPage } from './SettingsPage';

/** /admin/settings: the installation, the console's accounts, and the words that open cases. */
export function SettingsSection() {
  return (
    <Routes>
      <Route index element={<SettingsPage />} />
      <Route path="administrators" element={<AdministratorsPage />} />
      <Route path="words" element={<WordsPage />} />
      <Route path="*" element={<Navigate to="/settings" replace />} />
    </Routes>
  );
}
