import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { baseApi } from './baseApi';
import type { ApiExtra } from './lateApi';

/** The part of the store with the API's cache. */
type ApiState = Parameters<typeof baseApi.util.selectCachedArgsForQuery>[0];

/** A thunk that reads or changes the API's cache. */
export type ApiThunk<Result> = ThunkAction<Result, ApiState, ApiExtra, UnknownAction>;

/** Type for `useDispatch` where an {@link ApiThunk} is dispatched. */
export type ApiDispatch = ThunkDispatch<ApiState, ApiExtra, UnknownAction>;
