import { Route, Routes } from 'react-router-dom';
import { UserDetails } from './UserDetails';
import { UserList } from './UserList';
import { UsersNotFound } from './UsersNotFound';

/** /admin/users: the list and its members; what does not exist below it gets the section's own 404. */
export function UsersSection() {
  return (
    <Routes>
      <Route index element={<UserList />} />
      <Route path="id/:id" element={<UserDetails />} />
      <Route path="*" element={<UsersNotFound />} />
    </Routes>
  );
}
