import { cleanup, configure } from '@testing-library/react';
import { alertQueue } from '../components/alerts/alerts';

// Every start of a signed-in member begins with the 500 ms splash, and screens arrive in chunks.
configure({ asyncUtilTimeout: 5000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  alertQueue.set([]);
});
