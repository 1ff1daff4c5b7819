import diagnosisAnswerPageQuery from '../__generated__/DiagnosisAnswerPageQuery$parameters.ts';
import diagnosisLeafletPageQuery from '../__generated__/DiagnosisLeafletPageQuery$parameters.ts';
import diagnosisResultPageQuery from '../__generated__/DiagnosisResultPageQuery$parameters.ts';
import diagnosisThanksPageQuery from '../__generated__/DiagnosisThanksPageQuery$parameters.ts';
import { SIDES } from '../components/diagnosis/sides.ts';
import { DAY, MINUTE, queryRoute, staticRoute, type Route, type RouteOutcome } from '../router/route.tsx';
import {
  contactPath,
  diagnosisAnswerPath,
  diagnosisLeafletPath,
  diagnosisPath,
  diagnosisResultPath,
  diagnosisThanksPath,
  enquetePath,
  specialPath,
  thankYouPath,
} from '../paths.ts';

const diagnosisOutcome = (data: { readonly parentDiagnosis?: unknown }): RouteOutcome => ({
  kind: data.parentDiagnosis ? 'found' : 'missing',
});

/** The parent and child diagnosis, and the forms. */
export const routes: readonly Route[] = [
  staticRoute({
    path: diagnosisPath,
    chunk: 'client/pages/Diagnosis/DiagnosisPage.tsx',
    load: () => import('../pages/Diagnosis/DiagnosisPage.tsx'),
    cache: { fresh: MINUTE, staleWhileRevalidate: DAY, staleIfError: DAY },
  }),
  queryRoute({
    path: diagnosisAnswerPath,
    chunk: 'client/pages/DiagnosisAnswer/DiagnosisAnswerPage.tsx',
    load: () => import('../pages/DiagnosisAnswer/DiagnosisAnswerPage.tsx'),
    query: diagnosisAnswerPageQuery,
    variables: ({ params: { id } }) => ({ id }),
    outcome: diagnosisOutcome,
    cache: 'personal',
    hasSecretAddress: true,
  }),
  queryRoute({
    path: diagnosisThanksPath,
    chunk: 'client/pages/DiagnosisThanks/DiagnosisThanksPage.tsx',
    load: () => import('../pages/DiagnosisThanks/DiagnosisThanksPage.tsx'),
    query: diagnosisThanksPageQuery,
    variables: ({ params: { id, side } }) => ({ id, respondent: SIDES[side].respondent }),
    outcome: diagnosisOutcome,
    cache: 'personal',
    hasSecretAddress: true,
  }),
  queryRoute({
    path: diagnosisLeafletPath,
    chunk: 'client/pages/DiagnosisLeaflet/DiagnosisLeafletPage.tsx',
    load: () => import('../pages/DiagnosisLeaflet/DiagnosisLeafletPage.tsx'),
    query: diagnosisLeafletPageQuery,
    variables: ({ params: { id } }) => ({ id }),
    outcome: diagnosisOutcome,
    cache: 'personal',
    hasSecretAddress: true,
  }),
  queryRoute({
    path: diagnosisResultPath,
    chunk: 'client/pages/DiagnosisResult/DiagnosisResultPage.tsx',
    load: () => import('../pages/DiagnosisResult/DiagnosisResultPage.tsx'),
    query: diagnosisResultPageQuery,
    variables: ({ params: { id } }) => ({ id }),
    outcome: diagnosisOutcome,
    cache: 'personal',
    hasSecretAddress: true,
  }),
  staticRoute({
    path: enquetePath,
    chunk: 'client/pages/Enquete/EnquetePage.tsx',
    load: () => import('../pages/Enquete/EnquetePage.tsx'),
    cache: { fresh: MINUTE, staleWhileRevalidate: DAY, staleIfError: DAY },
    hasSecretAddress: true,
  }),
  staticRoute({
    path: specialPath,
    chunk: 'client/pages/Special/SpecialPage.tsx',
    load: () => import('../pages/Special/SpecialPage.tsx'),
    cache: { fresh: MINUTE, staleWhileRevalidate: DAY, staleIfError: DAY },
    hasSecretAddress: true,
  }),
  staticRoute({
    // Uncacheable: the form carries the time it was opened.
    path: contactPath,
    chunk: 'client/pages/Contact/ContactPage.tsx',
    load: () => import('../pages/Contact/ContactPage.tsx'),
    cache: null,
    viewerQuery: () => ({ withContact: true }),
  }),
  staticRoute({
    path: thankYouPath,
    chunk: 'client/pages/ThankYou/ThankYouPage.tsx',
    load: () => import('../pages/ThankYou/ThankYouPage.tsx'),
    cache: 'personal',
  }),
];
