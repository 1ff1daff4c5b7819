/** The parent-and-child wishes diagnosis, opened by whoever knows its id. */
import { builder } from '#gateway/schema/builder.ts';
import { wordEnum } from '#gateway/schema/kit/enums.ts';
import { FormChoice } from '../form/FormField.ts';
import { getDiagnosisAnswer, getDiagnosisThanks } from '#gateway/upstream/endpoints/diagnosis.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';

import {
  type DiagnosisQuestionRow,
  type RespondentName,
  type Standing,
  standingOf,
  textAnswers,
} from './rules.ts';

/** A diagnosis as its answers say it. */
export type DiagnosisSource = Reply<typeof getDiagnosisAnswer>;

export const DiagnosisRespondent = wordEnum<RespondentName>('DiagnosisRespondent', 'A side of a diagnosis.', {
  child: 'The one who marries.',
  parent: 'Their parent.',
});

const DiagnosisStanding = wordEnum<Standing>(
  'DiagnosisStanding',
  'What the answers of both sides to one question mean together.',
  {
    agree: 'Both want the same: everything one side chose is among the choices of the other.',
    talk: 'Both have answered, and differently: something to talk about.',
    not_yet_asked: 'A side has not answered this question yet.',
  },
);

const DiagnosisChoiceAnswer = builder
  .objectRef<{ respondent: RespondentName; value: string }>('DiagnosisChoiceAnswer')
  .implement({
    description: 'One value a side has answered with.',
    fields: (t) => ({
      respondent: t.field({
        type: DiagnosisRespondent,
        infallible: true,
        description: 'Who answered.',
        resolve: ({ respondent }) => respondent,
      }),
      value: t.string({
        infallible: true,
        description: 'Value of a choice; for questions 5, 7 and 8 plain text written by a person.',
        resolve: ({ value }) => value,
      }),
    }),
  });

const DiagnosisTextAnswer = builder
  .objectRef<{ respondent: RespondentName; text: string }>('DiagnosisTextAnswer')
  .implement({
    description: 'The text of a choice a side has made.',
    fields: (t) => ({
      respondent: t.field({
        type: DiagnosisRespondent,
        infallible: true,
        description: 'Who answered.',
        resolve: ({ respondent }) => respondent,
      }),
      text: t.string({ infallible: true, description: 'Text of the choice.', resolve: ({ text }) => text }),
    }),
  });

const DiagnosisQuestion = builder.objectRef<DiagnosisQuestionRow>('DiagnosisQuestion').implement({
  description: 'One of the twelve questions, with the answers of both sides.',
  fields: (t) => ({
    number: t.int({ infallible: true, description: 'Number, 1 to 12.', resolve: ({ id }) => id }),
    title: t.string({ description: 'The question.', resolve: ({ title }) => title }),
    choices: t.field({
      type: [FormChoice],
      description: 'Choices; empty for questions 5, 7 and 8, which are answered in one’s own words.',
      resolve: ({ choices }) => choices.map(({ value, text }) => ({ value, label: text })),
    }),
    maxChoices: t.int({
      nullable: true,
      description: 'How many choices one side may give; null for questions 5, 7 and 8.',
      resolve: ({ max_choices: most }) => most,
    }),
    maxLength: t.int({
      nullable: true,
      description: 'Most characters of the text of questions 5, 7 and 8; null for the others.',
      resolve: ({ max_length: longest }) => longest,
    }),
    choiceAnswers: t.field({
      type: [DiagnosisChoiceAnswer],
      nullable: true,
      description:
        "Values answered, the child's before the parent's; null until one of them has answered the diagnosis.",
      resolve: ({ choice_answers: answers }) => answers,
    }),
    textAnswers: t.field({
      type: [DiagnosisTextAnswer],
      nullable: true,
      description:
        'The answers as texts of their choices; null until one side has answered, and always for questions 5, 7 and 8, whose values are texts already.',
      resolve: (question) => textAnswers(question),
    }),
    standing: t.field({
      type: DiagnosisStanding,
      description: 'What the two answers mean together.',
      resolve: (question) => standingOf(question),
    }),
  }),
});

const DiagnosisThanks = builder.objectRef<Reply<typeof getDiagnosisThanks>>('DiagnosisThanks').implement({
  description: 'Thanks for a side that has answered.',
  fields: (t) => ({
    message: t.string({ description: 'The message, plain text.', resolve: ({ message }) => message }),
  }),
});

export const ParentDiagnosis = builder.objectRef<DiagnosisSource>('ParentDiagnosis').implement({
  description:
    'A wishes diagnosis: the same twelve questions for parent and child. Its id is a secret; whoever knows it sees the answers of both. Never cache or log it.',
  fields: (t) => ({
    rawId: t.string({
      infallible: true,
      description: 'Id of the address `/diagnosis/{id}`.',
      resolve: ({ id }) => id,
    }),
    questions: t.field({
      type: [DiagnosisQuestion],
      description: 'The twelve questions, with null answers until one side has answered.',
      resolve: ({ questions }) => questions,
    }),
    childAnsweredAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the child last answered; null when they have not.',
      resolve: ({ answered_at: times }) => times.child,
    }),
    parentAnsweredAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the parent last answered; null when they have not.',
      resolve: ({ answered_at: times }) => times.parent,
    }),
    thanks: t.field({
      type: DiagnosisThanks,
      description: 'What to say to a side that has answered (R12).',
      args: {
        respondent: t.arg({ type: DiagnosisRespondent, required: true, description: 'Who answered.' }),
      },
      resolve: ({ id }, { respondent }, { reads }) => reads.get(getDiagnosisThanks, { id, respondent }),
    }),
  }),
});
