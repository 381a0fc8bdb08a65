import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { memberKeyOf } from './tokens';

/** The session of one kind of token. A stored token counts as signed in until the server refuses it. */
export interface Session {
  isLoggedIn: boolean;
  /** The token exactly as the server issued it; empty when there is none. */
  token: string;
}

/** The member's session. It also records how it ended, because the redirect after it depends on that. */
export interface MemberSession extends Session {
  /** Whether the member signed out, here or in another tab. The next sign-in then does not return to that address. */
  hasSignedOut: boolean;
}

/** The parts of the store with the sessions. The API layer reads nothing else from the state. */
export interface SessionState {
  user: MemberSession;
  admin: Session;
}

const noSession: Session = { isLoggedIn: false, token: '' };
const noMember: MemberSession = { ...noSession, hasSignedOut: false };

/** Why the server refused the member's token. */
export interface SessionRefusal {
  /** The stable `error` code of the refusal. */
  code?: string;
  /** The server's message. */
  message: string;
}

/** Dispatched when the server refuses the member's token (401): the session is already over on the server. */
export const memberSessionRefused = createAction<SessionRefusal>('session/memberRefused');

export interface MaintenanceNotice {
  /** The administrators' message. */
  message: string;
  /** Whether the call was a user action; false for calls that a screen makes automatically. */
  isUserAction: boolean;
}

/** Dispatched when the server announces maintenance (503), which signs out members and administrators. */
export const maintenanceAnnounced = createAction<MaintenanceNotice>('session/maintenanceAnnounced');

const userSlice = createSlice({
  name: 'user',
  initialState: noMember,
  reducers: {
    memberSignedIn: (_state, action: PayloadAction<string>) => ({
      isLoggedIn: true,
      token: action.payload,
      hasSignedOut: false,
    }),
    memberSignedOut: () => ({ ...noMember, hasSignedOut: true }),
  },
  extraReducers: (builder) => {
    builder.addCase(memberSessionRefused, () => noMember).addCase(maintenanceAnnounced, () => noMember);
  },
});

const adminSlice = createSlice({
  name: 'admin',
  initialState: noSession,
  reducers: {
    adminSignedIn: (_state, action: PayloadAction<string>) => ({ isLoggedIn: true, token: action.payload }),
  },
  extraReducers: (builder) => {
    builder.addCase(maintenanceAnnounced, () => noSession);
  },
});

type UserType = 'user' | 'admin';

/** `userType` is part of the specified client state. It grants no permissions. */
const commonSlice = createSlice({
  name: 'common',
  initialState: { userType: 'admin' satisfies UserType as UserType },
  reducers: {},
});

export const { memberSignedIn, memberSignedOut } = userSlice.actions;
export const { adminSignedIn } = adminSlice.actions;
export const sessionReducers = {
  user: userSlice.reducer,
  admin: adminSlice.reducer,
  common: commonSlice.reducer,
};

export const selectIsLoggedIn = (state: SessionState): boolean => state.user.isLoggedIn;
export const selectMemberToken = (state: SessionState): string => state.user.token;
export const selectMemberKey = (state: SessionState): string => memberKeyOf(selectMemberToken(state));
export const selectHasSignedOut = (state: SessionState): boolean => state.user.hasSignedOut;
