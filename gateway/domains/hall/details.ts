/** Fields of Hall with REST calls of their own. They start together with the hall and fail independently. */
import { builder, restEnum } from '#gateway/schema/kit/builder.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import {
  countHallPlans,
  getHallPv,
  listHallBenefits,
  listHallCommentStats,
  listHallQuestions,
  listNearbyHalls,
} from '#gateway/upstream/endpoints/halls.ts';

import { proxiedHtml } from '../../schema/kit/html.ts';
import { Hall } from './Hall.ts';
import { commentGrid, type CommentStat } from './rules.ts';
import { toHall } from './source.ts';

const HallCommentStat = builder.objectRef<CommentStat>('HallCommentStat').implement({
  description: 'Number of reports in one cell of the grid of guest counts and prices.',
  fields: (t) => ({
    rangeOfPeople: t.int({
      nonNull: true,
      description: 'Upper bound of the guest count: 40, 60, 80 or 100; 101 stands for more than 100.',
      resolve: ({ range_of_people }) => range_of_people,
    }),
    rangeOfPrice: t.field({
      type: 'JPY',
      nonNull: true,
      description:
        'Upper bound of the price in yen: 1 to 4 million; 4,000,001 stands for more than 4,000,000.',
      resolve: ({ range_of_price }) => range_of_price,
    }),
    count: t.exposeInt('count', { nonNull: true, description: 'Number of reports.' }),
  }),
});

const HallBenefit = builder
  .objectRef<Reply<typeof listHallBenefits>['benefits'][number]>('HallBenefit')
  .implement({
    description: 'A benefit for users of this site.',
    fields: (t) => ({
      rawId: t.exposeString('id', { nonNull: true, description: 'Id of the REST API.' }),
      title: t.string({ description: 'Title.', resolve: ({ title }) => title }),
      description: t.field({
        type: 'HTML',
        nullable: true,
        description: 'Description; null if there is none.',
        resolve: ({ description }, _args, context) => proxiedHtml(description, context),
      }),
      amount: t.field({
        type: 'JPY',
        nullable: true,
        description: 'Worth in yen; null if it has no price.',
        resolve: ({ amount }) => amount,
      }),
      conditions: t.string({
        nullable: true,
        description: 'Conditions, plain text; null if there are none.',
        resolve: ({ conditions }) => conditions,
      }),
      expiresOn: t.field({
        type: 'LocalDate',
        nullable: true,
        description: 'Last day of the offer in Japan; null if it does not expire.',
        resolve: ({ expires_on }) => expires_on,
      }),
    }),
  });

const HallQuestionType = restEnum('HallQuestionType', 'Topic of a question about a hall.', {
  access: 'Directions.',
  cost: 'Costs.',
  food: 'Food and drink.',
  dress: 'Dresses and outfits.',
  facility: 'Facilities.',
  bring_in: "Bringing in one's own goods.",
  schedule: 'Dates and times.',
  other: 'Anything else.',
});

const QuestionAndAnswer = builder
  .objectRef<Reply<typeof listHallQuestions>['question_and_answers'][number]>('QuestionAndAnswer')
  .implement({
    description: 'A question about a hall with its answer.',
    fields: (t) => ({
      rawId: t.exposeString('id', { nonNull: true, description: 'Id of the REST API.' }),
      question: t.string({ description: 'The question, plain text.', resolve: ({ question }) => question }),
      answer: t.field({
        type: 'HTML',
        nullable: true,
        description: 'The answer; null while there is none.',
        resolve: ({ answer }, _args, context) => proxiedHtml(answer, context),
      }),
      type: t.field({
        type: HallQuestionType,
        description: 'Topic of the question.',
        resolve: ({ type }) => type,
      }),
      answeredAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'Time of the answer; null while there is none.',
        resolve: ({ answered_at }) => answered_at,
      }),
    }),
  });

builder.objectFields(Hall, (t) => ({
  pageViewCount: t.int({
    prefetch: true,
    description: "Number of views of the hall's page.",
    resolve: async ({ id }, _args, { rest }) => (await rest.get(getHallPv, { id })).pv,
  }),
  planCount: t.int({
    prefetch: true,
    description: 'Number of plans.',
    resolve: async ({ id }, _args, { rest }) => (await rest.get(countHallPlans, { id })).count,
  }),
  commentStats: t.field({
    type: [HallCommentStat],
    prefetch: true,
    description:
      'Number of reports by guest count and price: always all 25 cells, 0 for cells without reports.',
    resolve: async ({ id }, _args, { rest }) =>
      commentGrid((await rest.get(listHallCommentStats, { id })).comment_stats),
  }),
  benefits: t.field({
    type: [HallBenefit],
    prefetch: true,
    description: 'Benefits for users of this site.',
    resolve: async ({ id }, _args, { rest }) => (await rest.get(listHallBenefits, { id })).benefits,
  }),
  questionsAndAnswers: t.field({
    type: [QuestionAndAnswer],
    prefetch: true,
    args: { type: t.arg({ type: HallQuestionType, description: 'Only questions on this topic.' }) },
    description: 'Questions and answers.',
    resolve: async ({ id }, { type }, { rest }) =>
      (await rest.get(listHallQuestions, { id, ...(type && { type }) })).question_and_answers,
  }),
  nearbyHalls: t.field({
    type: [Hall],
    prefetch: true,
    description: 'Nearby halls; their list fields cost no extra REST call.',
    resolve: async ({ id }, _args, context) =>
      (await context.rest.get(listNearbyHalls, { id })).halls.map((hall) => toHall(hall, context)),
  }),
}));
