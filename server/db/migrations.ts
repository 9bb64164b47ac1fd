import type { Migration } from 'kysely/migration';
import type { OnlineMigration } from './indexes.ts';
import { feedback } from './migrations/0001-feedback.ts';
import { images } from './migrations/0002-images.ts';
import { tickets } from './migrations/0003-tickets.ts';
import { registrations } from './migrations/0004-registrations.ts';
import { ratings } from './migrations/0005-ratings.ts';
import { afterSales } from './migrations/0006-after-sales.ts';
import { helpVotes } from './migrations/0007-help-votes.ts';
import { groups } from './migrations/0008-groups.ts';
import { readAnswers } from './migrations/0009-read-answers.ts';
import { recipes } from './migrations/0010-recipes.ts';
import { cooking } from './migrations/0012-cooking.ts';
import { registrationCorrections } from './migrations/0013-registration-corrections.ts';
import { unattachedImages } from './migrations/0014-unattached-images.ts';
import { feedbackConversations } from './migrations/0015-feedback-conversations.ts';
import { helpSignals } from './migrations/0016-help-signals.ts';
import { audit } from './migrations/0018-audit.ts';
import { pictureObjects } from './migrations/0019-picture-objects.ts';
import { rateLimits } from './migrations/0020-rate-limits.ts';
import { growth } from './migrations/0021-growth.ts';

/** In order of their names; one that was published is never changed, the next one is added below it. */
export const migrations: Record<string, Migration | OnlineMigration> = {
  '0001-feedback': feedback,
  '0002-images': images,
  '0003-tickets': tickets,
  '0004-registrations': registrations,
  '0005-ratings': ratings,
  '0006-after-sales': afterSales,
  '0007-help-votes': helpVotes,
  '0008-groups': groups,
  '0009-read-answers': readAnswers,
  '0010-recipes': recipes,
  '0012-cooking': cooking,
  '0013-registration-corrections': registrationCorrections,
  '0014-unattached-images': unattachedImages,
  '0015-feedback-conversations': feedbackConversations,
  '0016-help-signals': helpSignals,
  '0018-audit': audit,
  '0019-picture-objects': pictureObjects,
  '0020-rate-limits': rateLimits,
  '0021-growth': growth,
};

/** Whether a migration runs outside of a transaction on PostgreSQL. */
export const isOnline = (name: string): boolean => 'online' in (migrations[name] ?? {});
