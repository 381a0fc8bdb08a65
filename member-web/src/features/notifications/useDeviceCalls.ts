import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { generatedApi } from '../../api/generated';
import type { ApiDispatch } from '../../api/thunks';
import type { DeviceCalls } from './pushDevice';

const { pushGetKey, pushAdd, pushRemove } = generatedApi.endpoints;

/** The calls about this browser's pushes. They never throw. */
export function useDeviceCalls(): DeviceCalls {
  const dispatch = useDispatch<ApiDispatch>();
  return useMemo(
    () => ({
      key: async () => {
        const asked = dispatch(
          pushGetKey.initiate({ getPushKeyDto: {} }, { subscribe: false, forceRefetch: true }),
        );
        return (await asked).data?.data.key;
      },
      add: async (addPushDto) => !('error' in (await dispatch(pushAdd.initiate({ addPushDto })))),
      remove: (endpoint) => dispatch(pushRemove.initiate({ removePushDto: { endpoint } })),
    }),
    [dispatch],
  );
}
