import { Heart } from 'lucide-react';

/** The icon of a like: on posts, in the example of the landing page, and where the public pages explain likes. */
export const LikeIcon = Heart;
