import { Route, Routes } from 'react-router-dom';
import { UserDetails } from './UserDetails';
import { UserList } from './UserList';
import { UsersNotFound } from './UsersNotFound';

/** /admin/users: the list and the details of members. Any other address below it shows the section's 404 page. */
export function UsersSection() {
  return (
    <Routes>
      <Route index element={<UserList />} />
      <Route path="id/:id" element={<UserDetails />} />
      <Route path="*" element={<UsersNotFound />} />
    </Routes>
  );
}
