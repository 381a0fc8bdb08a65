import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { baseApi } from './baseApi';
import type { Layers } from './layers';

/** The part of the store that holds what the API answered. */
type ApiState = Parameters<typeof baseApi.util.selectCachedArgsForQuery>[0];

/** The extra argument of every thunk. */
export interface ApiExtra {
  layers: Layers;
}

/** Reads or changes what the API answered; `dispatch` it. */
export type ApiThunk<Result> = ThunkAction<Result, ApiState, ApiExtra, UnknownAction>;

/** For `useDispatch`, where an {@link ApiThunk} is dispatched. */
export type ApiDispatch = ThunkDispatch<ApiState, ApiExtra, UnknownAction>;
