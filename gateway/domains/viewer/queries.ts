/** The query of the viewer. */
import { builder } from '#gateway/schema/builder.ts';

import { Viewer, viewer } from './Viewer.ts';

builder.queryField('viewer', (t) =>
  t.field({
    type: Viewer,
    infallible: true,
    personal: true,
    description: 'The person or device asking. Never null: a guest has a viewer without `account`.',
    resolve: () => viewer,
  }),
);
