import { ADMIN_IDLE_SECONDS } from '@campus-commons/web-kit/bounds/generated.ts';

/** Messages of the administrator's own account. */
export const profileMessages = {
  profile: {
    title: 'Profile',
    account: 'Account',
    failed: 'Failed to fetch your account',
    user_id: 'User ID',
    since: 'Administrator since',
    password: {
      title: 'Password',
      fields: {
        currentPassword: 'Current password',
        newPassword: 'New password',
        repeated: 'Repeat new password',
      },
      current_missing: 'Your current password is required',
      too_short: 'Password must be at least %{min} characters long',
      too_long: 'Password must be at most %{max} characters long',
      mismatch: 'Passwords do not match',
      submit: 'Change password',
      busy: 'Changing...',
      changed: 'Your password is changed. Your other sessions have ended.',
    },
    sessions: {
      title: 'Sessions',
      about: `Where you are logged in. A session ends by itself after ${ADMIN_IDLE_SECONDS / 60} minutes without activity, and eight hours after the login.`,
      failed: 'Failed to fetch your sessions',
      times: 'Since %{since}, last seen %{seen}',
      this_one: 'This one',
      log_out: 'Log out',
      log_out_device: 'Log out %{device}, since %{since}',
      elsewhere: {
        action: 'Log out everywhere else',
        busy: 'Logging out...',
        title: 'Log out everywhere else?',
        text: 'Every session but this one ends at once. What is typed there and not sent is lost.',
      },
    },
  },
} as const;
