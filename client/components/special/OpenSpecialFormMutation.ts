import { graphql, type Environment } from 'react-relay/hooks.js';
import type { OpenSpecialFormMutation } from '../../__generated__/OpenSpecialFormMutation.graphql.ts';
import type { DynamicForm } from '../../dynamicForm.ts';
import { mutate } from '../../relay/environment.ts';
import { dynamicField } from '../form/dynamicField.ts';
import { honorific } from '../../format.ts';

export interface LineCredentials {
  readonly lineUserId: string;
  readonly lineAccessToken: string;
}

/** The form of a LINE account, or the reasons it cannot be opened. @returns null when the gateway gave no payload */
export async function openSpecialForm(environment: Environment, input: LineCredentials) {
  const { openSpecialForm: payload } = await mutate<OpenSpecialFormMutation>(
    environment,
    graphql`
      mutation OpenSpecialFormMutation($input: OpenSpecialFormInput!) {
        openSpecialForm(input: $input) {
          form {
            displayName
            fields {
              ...dynamicField_field
            }
          }
          userErrors {
            message
            path
          }
        }
      }
    `,
    { input },
  );
  if (!payload) return null;
  const { form, userErrors } = payload;
  const dynamicForm: DynamicForm | null = form
    ? {
        title: form.displayName ? `${honorific(form.displayName)}のお申し込み` : null,
        fields: (form.fields ?? []).map(dynamicField),
      }
    : null;
  return { form: dynamicForm, userErrors };
}
