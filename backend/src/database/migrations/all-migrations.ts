import { Foundation1763600000000 } from './1763600000000-Foundation.js';
import { SlidingLimits1763640000000 } from './1763640000000-SlidingLimits.js';
import { AccountLife1763700000000 } from './1763700000000-AccountLife.js';
import { Administration1763800000000 } from './1763800000000-Administration.js';
import { EmailComparison1763900000000 } from './1763900000000-EmailComparison.js';
import { Withholding1763910000000 } from './1763910000000-Withholding.js';
import { Editing1763920000000 } from './1763920000000-Editing.js';
import { Console1763930000000 } from './1763930000000-Console.js';
import { PageActivity1763940000000 } from './1763940000000-PageActivity.js';
import { LockOrder1763950000000 } from './1763950000000-LockOrder.js';
import { MediaClaims1763960000000 } from './1763960000000-MediaClaims.js';
import { MailOutbox1763970000000 } from './1763970000000-MailOutbox.js';
import { LinearRecounts1763980000000 } from './1763980000000-LinearRecounts.js';
import { CascadeIndexes1763990000000 } from './1763990000000-CascadeIndexes.js';
import { EmailConfirmation1764100000000 } from './1764100000000-EmailConfirmation.js';
import { PageSuggestions1764150000000 } from './1764150000000-PageSuggestions.js';
import { Relations1764200000000 } from './1764200000000-Relations.js';
import { Notifications1764210000000 } from './1764210000000-Notifications.js';
import { SavedPosts1764220000000 } from './1764220000000-SavedPosts.js';
import { Search1764250000000 } from './1764250000000-Search.js';
import { PageBell1764251000000 } from './1764251000000-PageBell.js';
import { Mentions1764252000000 } from './1764252000000-Mentions.js';
import { ReachOfActors1764252500000 } from './1764252500000-ReachOfActors.js';
import { ListMail1764254000000 } from './1764254000000-ListMail.js';
import { UntoldActors1764255000000 } from './1764255000000-UntoldActors.js';
import { Push1764256000000 } from './1764256000000-Push.js';
import { DeliveryCounts1764257000000 } from './1764257000000-DeliveryCounts.js';
import { LikesTogether1764258000000 } from './1764258000000-LikesTogether.js';
import { FeedBlocks1764262000000 } from './1764262000000-FeedBlocks.js';
import { AuditReasons1764263000000 } from './1764263000000-AuditReasons.js';
import { PageDeletion1764264000000 } from './1764264000000-PageDeletion.js';
import { OneLockOrder1764300000000 } from './1764300000000-OneLockOrder.js';
import { FairNotifications1764310000000 } from './1764310000000-FairNotifications.js';
import { FoldedLetters1764320000000 } from './1764320000000-FoldedLetters.js';
import { FoldedIndexes1764320100000 } from './1764320100000-FoldedIndexes.js';

/** In the order in which they run. Never edit a migration that is on main; add a new one. */
export const MIGRATIONS = [
  Foundation1763600000000,
  SlidingLimits1763640000000,
  AccountLife1763700000000,
  Administration1763800000000,
  EmailComparison1763900000000,
  Withholding1763910000000,
  Editing1763920000000,
  Console1763930000000,
  PageActivity1763940000000,
  LockOrder1763950000000,
  MediaClaims1763960000000,
  MailOutbox1763970000000,
  LinearRecounts1763980000000,
  CascadeIndexes1763990000000,
  EmailConfirmation1764100000000,
  PageSuggestions1764150000000,
  Relations1764200000000,
  Notifications1764210000000,
  SavedPosts1764220000000,
  Search1764250000000,
  PageBell1764251000000,
  Mentions1764252000000,
  ReachOfActors1764252500000,
  ListMail1764254000000,
  UntoldActors1764255000000,
  Push1764256000000,
  DeliveryCounts1764257000000,
  LikesTogether1764258000000,
  FeedBlocks1764262000000,
  AuditReasons1764263000000,
  PageDeletion1764264000000,
  OneLockOrder1764300000000,
  FairNotifications1764310000000,
  FoldedLetters1764320000000,
  FoldedIndexes1764320100000,
];
