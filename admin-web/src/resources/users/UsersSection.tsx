import { Route, Routes } from 'react-router-dom';
import { UserList } from './UserList';
import { UsersNotFound } from './UsersNotFound';

/** /admin/users: the list; what does not exist below it gets the section's own 404. */
export function UsersSection() {
  return (
    <Routes>
      <Route index element={<UserList />} />
      <Route path="*" element={<UsersNotFound />} />
    </Routes>
  );
}
