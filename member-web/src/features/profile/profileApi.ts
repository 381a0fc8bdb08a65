import {
  generatedApi,
  type ProfileDto,
  type ProfileUpdateApiResponse,
  type ProfileUpdateImagesApiResponse,
} from '../../api/generated';
import { updateEverywhere } from '../../api/updateEverywhere';
import type { ApiThunk } from '../../api/thunks';
import type { PictureChange } from '../../lib/drafts/usePictureDraft';
import { memberUpdate } from './memberUpdate';
import type { ProfileValues } from './profileFields';

export interface ProfileChange {
  values: ProfileValues;
  avatar: PictureChange;
  cover: PictureChange;
  /** The version that the edit is based on; without it the server does not check. */
  version: string | undefined;
}

interface ImagesChange {
  avatar?: PictureChange;
  cover?: PictureChange;
  /** Called with the progress of the upload, 0 to 1. */
  onUploadProgress: (share: number) => void;
}

/** Refetches only the profile. All other answers with the member are updated in the cache. */
const changed = (answer: ProfileUpdateApiResponse | undefined) =>
  answer ? [{ type: 'Profile' as const, id: answer.data.User.id }] : [];

const profileApi = generatedApi
  .enhanceEndpoints({
    endpoints: {
      profileGet: {
        providesTags: (answer) => (answer ? [{ type: 'Profile', id: answer.data.User.id }] : []),
      },
      // The profile says whether the welcome is due.
      profileEndWelcome: { invalidatesTags: (answer) => (answer ? ['Profile'] : []) },
      profileUpdateCollege: {
        onQueryStarted: async (_change, { dispatch, queryFulfilled }) => {
          const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
          if (data) dispatch(showOwnProfile(data.data));
        },
      },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** `profile/update`, written by hand: the generator does not support file uploads. */
      saveProfile: build.mutation<ProfileUpdateApiResponse, ProfileChange>({
        query: ({ values, avatar, cover, version }) => {
          const form = new FormData();
          for (const [name, value] of Object.entries(values)) form.append(name, value);
          if (version !== undefined) form.append('version', version);
          appendPicture(form, avatar, 'image', 'removeImage');
          appendPicture(form, cover, 'coverImage', 'removeCoverImage');
          return { url: '/user/profile/update', method: 'POST', body: form };
        },
        onQueryStarted: async (_change, { dispatch, queryFulfilled }) => {
          const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
          if (data) dispatch(showOwnProfile(data.data));
        },
        invalidatesTags: changed,
      }),
      /** `profile/updateImages`, written by hand for the same reason: changes only the pictures. */
      saveProfileImages: build.mutation<ProfileUpdateImagesApiResponse, ImagesChange>({
        query: ({ avatar, cover, onUploadProgress }) => {
          const form = new FormData();
          appendPicture(form, avatar, 'image', 'removeImage');
          appendPicture(form, cover, 'coverImage', 'removeCoverImage');
          return { url: '/user/profile/updateImages', method: 'POST', body: form, onUploadProgress };
        },
        onQueryStarted: async (_change, { dispatch, queryFulfilled }) => {
          const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
          if (data) dispatch(showOwnProfile(data.data));
        },
        invalidatesTags: changed,
      }),
    }),
  });

function appendPicture(form: FormData, change: PictureChange, field: string, removal: string): void {
  if (change === 'removed') form.append(removal, 'true');
  else if (change) form.append(field, change, change.name);
}

/** Fetches the current version of the member's own profile and updates it everywhere; undefined if that fails. */
export function fetchOwnProfile(): ApiThunk<Promise<ProfileDto | undefined>> {
  return async (dispatch) => {
    const { data } = await dispatch(
      profileApi.endpoints.profileGet.initiate(
        { getProfileDto: {} },
        { forceRefetch: true, subscribe: false },
      ),
    );
    if (data) dispatch(showOwnProfile(data.data));
    return data?.data;
  };
}

/** Updates the member's own profile, name and portrait in every cached answer. */
function showOwnProfile(profile: ProfileDto): ApiThunk<void> {
  return (dispatch) => {
    dispatch(updateEverywhere(`member:${profile.User.id}`, memberUpdate(profile)));
    for (const getProfileDto of [{}, { userId: profile.User.id }]) {
      dispatch(
        generatedApi.util.updateQueryData('profileGet', { getProfileDto }, (draft) => {
          draft.data = profile;
        }),
      );
    }
  };
}

export const {
  useProfileGetQuery,
  useProfileUpdateCollegeMutation,
  useSaveProfileMutation,
  useSaveProfileImagesMutation,
} = profileApi;
