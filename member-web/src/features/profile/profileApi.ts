import { generatedApi, type ProfileUpdateApiResponse, type UpdateProfileDto } from '../../api/generated';
import type { PictureChange } from '../../lib/pictureChange';

export interface ProfileChange {
  values: Pick<UpdateProfileDto, 'name' | 'title' | 'bio' | 'collegeName' | 'collegeYear' | 'courseName'>;
  avatar: PictureChange;
  cover: PictureChange;
}

/** What shows members' names or portraits, and so is out of date with a changed profile. */
const showMembers = ['Profile', 'Feed', 'Post', 'Comments', 'Likes', 'Pages'] as const;

const profileApi = generatedApi
  .enhanceEndpoints({
    endpoints: {
      profileGet: {
        providesTags: (answer) => (answer ? [{ type: 'Profile', id: answer.data.User.id }] : []),
      },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** `profile/update` by hand: the generator knows no forms with files. */
      saveProfile: build.mutation<ProfileUpdateApiResponse, ProfileChange>({
        query: ({ values, avatar, cover }) => {
          const form = new FormData();
          for (const [name, value] of Object.entries(values)) form.append(name, value);
          appendPicture(form, avatar, 'image', 'removeImage');
          appendPicture(form, cover, 'coverImage', 'removeCoverImage');
          return { url: '/user/profile/update', method: 'POST', body: form };
        },
        // Shown at once as the server saved it; what else shows the member is fetched anew.
        onQueryStarted: async (_change, { dispatch, queryFulfilled }) => {
          const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
          if (!data) return;
          for (const getProfileDto of [{}, { userId: data.data.User.id }]) {
            dispatch(
              generatedApi.util.updateQueryData('profileGet', { getProfileDto }, (draft) => {
                draft.data = data.data;
              }),
            );
          }
        },
        invalidatesTags: (answer) => (answer ? showMembers : []),
      }),
    }),
  });

function appendPicture(form: FormData, change: PictureChange, field: string, removal: string): void {
  if (change === 'removed') form.append(removal, 'true');
  else if (change) form.append(field, change, change.name);
}

export const { useProfileGetQuery, useSaveProfileMutation } = profileApi;
