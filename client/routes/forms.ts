import diagnosisAnswerPageQuery from '../__generated__/DiagnosisAnswerPageQuery$parameters.ts';
import diagnosisLeafletPageQuery from '../__generated__/DiagnosisLeafletPageQuery$parameters.ts';
import diagnosisResultPageQuery from '../__generated__/DiagnosisResultPageQuery$parameters.ts';
import diagnosisThanksPageQuery from '../__generated__/DiagnosisThanksPageQuery$parameters.ts';
import type { DiagnosisAnswerPageQuery } from '../__generated__/DiagnosisAnswerPageQuery.graphql.ts';
import type { DiagnosisLeafletPageQuery } from '../__generated__/DiagnosisLeafletPageQuery.graphql.ts';
import type { DiagnosisResultPageQuery } from '../__generated__/DiagnosisResultPageQuery.graphql.ts';
import type { DiagnosisThanksPageQuery } from '../__generated__/DiagnosisThanksPageQuery.graphql.ts';
import { parseSide, SIDES } from '../components/diagnosis/sides.ts';
import { DAY, MINUTE, queryRoute, staticRoute, type Route, type RouteOutcome } from '../router/route.tsx';

/** Diagnosis ids are opaque. */
const ID = ':id<[A-Za-z0-9_-]{8,64}>';

const diagnosisOutcome = (data: { readonly parentDiagnosis?: unknown }): RouteOutcome => ({
  kind: data.parentDiagnosis ? 'found' : 'missing',
});

/** The parent and child diagnosis, and the forms. */
export const routes: readonly Route[] = [
  staticRoute({
    path: '/diagnosis',
    chunk: 'client/pages/Diagnosis/DiagnosisPage.tsx',
    load: () => import('../pages/Diagnosis/DiagnosisPage.tsx'),
    cache: { fresh: MINUTE, staleWhileRevalidate: DAY, staleIfError: DAY },
  }),
  queryRoute<DiagnosisAnswerPageQuery>({
    path: `/diagnosis/${ID}/:side<child|parent>`,
    parameters: ['q'],
    chunk: 'client/pages/DiagnosisAnswer/DiagnosisAnswerPage.tsx',
    load: () => import('../pages/DiagnosisAnswer/DiagnosisAnswerPage.tsx'),
    query: diagnosisAnswerPageQuery,
    variables: ({ params: { id = '' } }) => ({ id }),
    outcome: diagnosisOutcome,
    cache: 'personal',
    hasSecretAddress: true,
  }),
  queryRoute<DiagnosisThanksPageQuery>({
    path: `/diagnosis/${ID}/:side<child|parent>/thanks`,
    chunk: 'client/pages/DiagnosisThanks/DiagnosisThanksPage.tsx',
    load: () => import('../pages/DiagnosisThanks/DiagnosisThanksPage.tsx'),
    query: diagnosisThanksPageQuery,
    variables({ params }) {
      const side = parseSide(params['side']);
      return side && { id: params['id'] ?? '', respondent: SIDES[side].respondent };
    },
    outcome: diagnosisOutcome,
    cache: 'personal',
    hasSecretAddress: true,
  }),
  queryRoute<DiagnosisLeafletPageQuery>({
    path: `/diagnosis/${ID}/leaflet`,
    chunk: 'client/pages/DiagnosisLeaflet/DiagnosisLeafletPage.tsx',
    load: () => import('../pages/DiagnosisLeaflet/DiagnosisLeafletPage.tsx'),
    query: diagnosisLeafletPageQuery,
    variables: ({ params: { id = '' } }) => ({ id }),
    outcome: diagnosisOutcome,
    cache: 'personal',
    hasSecretAddress: true,
  }),
  queryRoute<DiagnosisResultPageQuery>({
    path: `/diagnosis/${ID}`,
    chunk: 'client/pages/DiagnosisResult/DiagnosisResultPage.tsx',
    load: () => import('../pages/DiagnosisResult/DiagnosisResultPage.tsx'),
    query: diagnosisResultPageQuery,
    variables: ({ params: { id = '' } }) => ({ id }),
    outcome: diagnosisOutcome,
    cache: 'personal',
    hasSecretAddress: true,
  }),
  staticRoute({
    path: '/enquete/:version<[\\w-]{1,40}>',
    chunk: 'client/pages/Enquete/EnquetePage.tsx',
    load: () => import('../pages/Enquete/EnquetePage.tsx'),
    cache: { fresh: MINUTE, staleWhileRevalidate: DAY, staleIfError: DAY },
    hasSecretAddress: true,
  }),
  staticRoute({
    path: '/special',
    chunk: 'client/pages/Special/SpecialPage.tsx',
    load: () => import('../pages/Special/SpecialPage.tsx'),
    cache: { fresh: MINUTE, staleWhileRevalidate: DAY, staleIfError: DAY },
    hasSecretAddress: true,
  }),
  staticRoute({
    // Uncacheable: the form carries the time it was opened.
    path: '/contact',
    chunk: 'client/pages/Contact/ContactPage.tsx',
    load: () => import('../pages/Contact/ContactPage.tsx'),
    cache: null,
    viewerQuery: () => ({ withContact: true }),
  }),
  staticRoute({
    path: '/thankyou',
    parameters: ['fid'],
    chunk: 'client/pages/ThankYou/ThankYouPage.tsx',
    load: () => import('../pages/ThankYou/ThankYouPage.tsx'),
    cache: 'personal',
  }),
];
