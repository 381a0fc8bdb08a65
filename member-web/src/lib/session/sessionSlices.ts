import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { memberKeyOf } from './memberId';

/** Who is signed in with one kind of token. A token that is present counts as logged in; the server has the last word. */
export interface Session {
  isLoggedIn: boolean;
  /** The token exactly as the server issued it; empty when there is none. */
  token: string;
}

/** The member's session also knows how it ended, because that decides where the browser goes. */
export interface MemberSession extends Session {
  /** The member signed out, here or in another tab: there is no address to come back to. */
  leftOnPurpose: boolean;
}

/** The parts of the store that hold sessions; what the API layer may know of the whole state. */
export interface SessionState {
  user: MemberSession;
  admin: Session;
}

const noSession: Session = { isLoggedIn: false, token: '' };
const noMember: MemberSession = { ...noSession, leftOnPurpose: false };

/** Why the server refused the member's token. */
export interface SessionRefusal {
  /** The stable code of the refusal. */
  code?: string;
  /** What the server says about it. */
  message: string;
}

/** The server refused the member's token (401): the session is over on the server already. */
export const memberSessionRefused = createAction<SessionRefusal>('session/memberRefused');

export interface MaintenanceNotice {
  /** What the administrators say about it. */
  message: string;
  /** Somebody did something and waits for its outcome; false for what a screen fetches by itself. */
  isAnswerToAct: boolean;
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

/** `userType` is part of the specified client state; nothing is permitted on its account. */
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
