/** The schema: every domain is imported here once, and nowhere else by its queries or mutations. */
import { GraphQLDeferDirective, type GraphQLSchema, specifiedDirectives } from 'graphql';

import './kit/scalars.ts';
import './kit/upload.ts';
import '../domains/hall/queries.ts';
import '../domains/hall/details.ts';
import '../domains/hall/media.ts';
import '../domains/photo/hallPhotos.ts';
import '../domains/calendar/queries.ts';
import '../domains/fair/queries.ts';
import '../domains/fair/hallFairs.ts';
import '../domains/reservation/contact.ts';
import '../domains/reservation/mutations.ts';
import '../domains/review/hallReviews.ts';
import '../domains/bride/queries.ts';
import '../domains/bride/themes.ts';
import '../domains/bride/hallBrides.ts';
import '../domains/bride/report.ts';
import '../domains/place/queries.ts';
import '../domains/clip/mutations.ts';
import '../domains/clip/note.ts';
import '../domains/clip/sharing.ts';
import '../domains/clip/subscriptions.ts';
import '../domains/clip/accountClips.ts';
import '../domains/bride/clippedBrides.ts';
import '../domains/brand/queries.ts';
import '../domains/brand/accountFavorites.ts';
import '../domains/viewer/queries.ts';
import '../domains/viewer/mutations.ts';
import '../domains/account/mutations.ts';
import '../domains/account/Karte.ts';
import '../domains/account/profile.ts';
import '../domains/referral/queries.ts';
import '../domains/ticket/mutations.ts';
import '../domains/diagnosis/queries.ts';
import '../domains/diagnosis/mutations.ts';
import '../domains/enquete/queries.ts';
import '../domains/enquete/mutations.ts';
import '../domains/special/mutations.ts';
import '../domains/contact/mutations.ts';
import '../domains/article/queries.ts';
import '../domains/article/ranking.ts';
import '../domains/article/text.ts';
import '../domains/article/clippedArticles.ts';
import '../domains/writer/queries.ts';
import '../domains/guide/queries.ts';
import { builder } from './builder.ts';
import { semanticNonNullDirective } from './kit/nullability.ts';

/** Builds the executable schema. It depends on nothing but the code: no environment, no network. */
export function buildSchema(): GraphQLSchema {
  return builder.toSchema({
    directives: [...specifiedDirectives, GraphQLDeferDirective, semanticNonNullDirective],
  });
}
