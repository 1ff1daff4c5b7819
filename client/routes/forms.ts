import diagnosisAnswerPageQuery from '../__generated__/DiagnosisAnswerPageQuery$parameters.ts';
import diagnosisResultPageQuery from '../__generated__/DiagnosisResultPageQuery$parameters.ts';
import diagnosisThanksPageQuery from '../__generated__/DiagnosisThanksPageQuery$parameters.ts';
import type { DiagnosisAnswerPageQuery } from '../__generated__/DiagnosisAnswerPageQuery.graphql.ts';
import type { DiagnosisResultPageQuery } from '../__generated__/DiagnosisResultPageQuery.graphql.ts';
import type { DiagnosisThanksPageQuery } from '../__generated__/DiagnosisThanksPageQuery.graphql.ts';
import { diagnosisOutcome, diagnosisVariables } from '../pages/DiagnosisAnswer/diagnosisAddress.ts';
import { thanksVariables } from '../pages/DiagnosisThanks/thanksAddress.ts';
import { page, plainPage, type Route } from '../router/page.tsx';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
/** Ids and keys are opaque; they are looked up, not understood. */
const ID = ':id<[A-Za-z0-9_-]{8,64}>';

/** Diagnosis and the forms people send. Whose address holds a secret is kept by nobody and told to nobody. */
export const routes: readonly Route[] = [
  plainPage({
    path: '/diagnosis',
    chunk: 'client/pages/Diagnosis/DiagnosisPage.tsx',
    load: () => import('../pages/Diagnosis/DiagnosisPage.tsx'),
    cache: { fresh: MINUTE, swr: DAY, sie: DAY },
  }),
  page<DiagnosisAnswerPageQuery>({
    path: `/diagnosis/${ID}/:side<child|parent>`,
    chunk: 'client/pages/DiagnosisAnswer/DiagnosisAnswerPage.tsx',
    load: () => import('../pages/DiagnosisAnswer/DiagnosisAnswerPage.tsx'),
    query: diagnosisAnswerPageQuery,
    variables: diagnosisVariables,
    outcome: diagnosisOutcome,
    cache: 'personal',
    hasSecretAddress: true,
  }),
  page<DiagnosisThanksPageQuery>({
    path: `/diagnosis/${ID}/:side<child|parent>/thanks`,
    chunk: 'client/pages/DiagnosisThanks/DiagnosisThanksPage.tsx',
    load: () => import('../pages/DiagnosisThanks/DiagnosisThanksPage.tsx'),
    query: diagnosisThanksPageQuery,
    variables: thanksVariables,
    outcome: diagnosisOutcome,
    cache: 'personal',
    hasSecretAddress: true,
  }),
  page<DiagnosisResultPageQuery>({
    path: `/diagnosis/${ID}`,
    chunk: 'client/pages/DiagnosisResult/DiagnosisResultPage.tsx',
    load: () => import('../pages/DiagnosisResult/DiagnosisResultPage.tsx'),
    query: diagnosisResultPageQuery,
    variables: diagnosisVariables,
    outcome: diagnosisOutcome,
    cache: 'personal',
    hasSecretAddress: true,
  }),
  plainPage({
    path: '/enquete/:version<[\\w-]{1,40}>',
    chunk: 'client/pages/Enquete/EnquetePage.tsx',
    load: () => import('../pages/Enquete/EnquetePage.tsx'),
    cache: { fresh: MINUTE, swr: DAY, sie: DAY },
    hasSecretAddress: true,
  }),
  plainPage({
    path: '/special',
    chunk: 'client/pages/Special/SpecialPage.tsx',
    load: () => import('../pages/Special/SpecialPage.tsx'),
    cache: { fresh: MINUTE, swr: DAY, sie: DAY },
    hasSecretAddress: true,
  }),
  plainPage({
    // Made anew for everyone: it tells when it was opened.
    path: '/contact',
    chunk: 'client/pages/Contact/ContactPage.tsx',
    load: () => import('../pages/Contact/ContactPage.tsx'),
    cache: null,
  }),
  plainPage({
    path: '/thankyou',
    chunk: 'client/pages/ThankYou/ThankYouPage.tsx',
    load: () => import('../pages/ThankYou/ThankYouPage.tsx'),
    cache: { fresh: MINUTE, swr: DAY, sie: DAY },
  }),
];
