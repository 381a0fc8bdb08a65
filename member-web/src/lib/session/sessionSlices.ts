import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { memberKeyOf } from './memberId';

/** Who is signed in with one kind of token. A stored token counts as signed in until the server refuses it. */
export interface Session {
  isLoggedIn: boolean;
  /** The token exactly as the server issued it; empty when there is none. */
  token: string;
}

/** The member's session also records how it ended, because that decides where the browser goes. */
export interface MemberSession extends Session {
  /** The member signed out, here or in another tab, so signing in does not lead back to the last address. */
  leftOnPurpose: boolean;
}

/** The parts of the store that hold sessions: all that the API layer may know of the state. */
export interface SessionState {
  user: MemberSession;
  admin: Session;
}

const noSession: Session = { isLoggedIn: false, token: '' };
const noMember: MemberSession = { ...noSession, leftOnPurpose: false };

/** Why the server refused the member's token. */
export interface SessionRefusal {
  /** The stable `error` code of the refusal. */
  code?: string;
  /** The server's message. */
  message: string;
}

/** The server refused the member's token (401): the session is already over on the server. */
export const memberSessionRefused = createAction<SessionRefusal>('session/memberRefused');

export interface MaintenanceNotice {
  /** The administrators' message. */
  message: string;
  /** Whether the member is waiting for the result of an action; false for calls that a screen makes by itself. */
  isUserAction: boolean;
}

/** Announced maintenance (503): by contract it signs out members and administrators alike. */
export const maintenanceAnnounced = createAction<MaintenanceNotice>('session/maintenanceAnnounced');

const userSlice = createSlice({
  name: 'user',
  initialState: noMember,
  reducers: {
    memberSignedIn: (_state, action: PayloadAction<string>) => ({
      isLoggedIn: true,
      token: action.payload,
      leftOnPurpose: false,
    }),
    memberSignedOut: () => ({ ...noMember, leftOnPurpose: true }),
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

/** `userType` is part of the specified client state; it grants no permission. */
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
export const selectLeftOnPurpose = (state: SessionState): boolean => state.user.leftOnPurpose;
