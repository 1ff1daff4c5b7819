/** Opening a survey. */
import { builder } from '#gateway/schema/builder.ts';
import { absent } from '#gateway/schema/kit/errors.ts';
import { getEnquete } from '#gateway/upstream/endpoints/forms.ts';
import { Refused } from '#gateway/upstream/errors.ts';

import { Enquete } from './Enquete.ts';

builder.queryField('enquete', (t) =>
  t.field({
    type: Enquete,
    nullable: true,
    secret: true,
    description:
      'A survey (R27); null when version or login id is unknown. The login id is as good as a password: asked by POST alone, never cached, never logged. Limited per client.',
    args: {
      version: t.arg.string({ required: true, description: 'Version of the survey.' }),
      loginId: t.arg.string({
        required: true,
        description: 'Login id of the respondent, from their invitation.',
      }),
    },
    resolve: (_root, { version, loginId }, { reads }) =>
      absent(reads.get(getEnquete, { version, login_id: loginId })).catch((thrown: unknown) => {
        // What cannot be a login id is nobody's.
        if (thrown instanceof Refused && thrown.status === 400) return null;
        throw thrown;
      }),
  }),
);
