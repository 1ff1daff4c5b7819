import { builder } from '#gateway/schema/kit/builder.ts';
import { Node, type NodeSource } from '#gateway/schema/kit/node.ts';

export const Clippable = builder.interfaceRef<NodeSource>('Clippable').implement({
  description: 'Something a signed-in user can clip (save as a favourite).',
  interfaces: [Node],
  fields: (t) => ({
    clipCount: t.int({
      nullable: true,
      description: 'Number of users who clipped it; null if unknown. In lists it may be some minutes old.',
    }),
    viewerHasClipped: t.boolean({
      personal: true,
      description: 'Whether the viewer clipped it. Always false for guests, without a REST call.',
    }),
  }),
});
