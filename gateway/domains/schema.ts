/** The schema. Every domain file that adds fields is imported here, and only here. */
import { GraphQLDeferDirective, type GraphQLSchema, specifiedDirectives } from 'graphql';

import '../schema/kit/scalars.ts';
import '../schema/kit/upload.ts';
import './hall/queries.ts';
import './hall/details.ts';
import './hall/media.ts';
import './photo/hallPhotos.ts';
import './calendar/CalendarDay.ts';
import './fair/queries.ts';
import './fair/hallFairs.ts';
import './fair/fairSearch.ts';
import './fair/similarHalls.ts';
import './fair/endedFair.ts';
import './fair/dayPlans.ts';
import './reservation/Reservation.ts';
import './reservation/mutations.ts';
import './reservation/reschedule.ts';
import './review/hallReviews.ts';
import './review/costEstimate.ts';
import './review/costGrowth.ts';
import './review/reviewAverages.ts';
import './bride/queries.ts';
import './bride/themes.ts';
import './bride/hallBrides.ts';
import './bride/brideSearch.ts';
import './bride/report.ts';
import './place/queries.ts';
import './clip/notes.ts';
import './clip/sharing.ts';
import './clip/subscriptions.ts';
import './clip/accountClips.ts';
import './bride/clippedBrides.ts';
import './brand/queries.ts';
import './viewer/Viewer.ts';
import './viewer/mutations.ts';
import './account/mutations.ts';
import './karte/Karte.ts';
import './bride/accountProfile.ts';
import './referral/queries.ts';
import './ticket/mutations.ts';
import './diagnosis/ParentDiagnosis.ts';
import './diagnosis/mutations.ts';
import './enquete/Enquete.ts';
import './enquete/mutations.ts';
import './special/mutations.ts';
import './contact/memberContact.ts';
import './contact/mutations.ts';
import './article/queries.ts';
import './article/ranking.ts';
import './article/text.ts';
import './article/clippedArticles.ts';
import './article/writerArticles.ts';
import './article/categoryLists.ts';
import './writer/queries.ts';
import './guide/queries.ts';
import './legal/queries.ts';
import { builder } from '../schema/kit/builder.ts';
import { rejectUndeclaredInfo } from '../schema/kit/lookAhead.ts';
import { semanticNonNullDirective } from '../schema/kit/plugins.ts';

/**
 * Builds the executable schema. It depends on nothing but the code: no environment, no network.
 * @param checksInfo whether resolvers throw that read `info` without declaring it; off in production
 */
export function buildSchema({ checksInfo = true } = {}): GraphQLSchema {
  const schema = builder.toSchema({
    directives: [...specifiedDirectives, GraphQLDeferDirective, semanticNonNullDirective],
  });
  if (checksInfo) rejectUndeclaredInfo(schema);
  return schema;
}
