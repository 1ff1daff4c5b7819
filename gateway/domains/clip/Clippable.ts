/** What a registered user can keep. */
import { builder } from '#gateway/schema/builder.ts';
import { Node, type NodeSource } from '#gateway/schema/kit/node.ts';

export const Clippable = builder.interfaceRef<NodeSource>('Clippable').implement({
  description: 'Something a registered user can keep as a favourite (a clip).',
  interfaces: [Node],
  fields: (t) => ({
    clipCount: t.int({
      nullable: true,
      description: 'How many users keep it; null where the source gives no count.',
    }),
    viewerHasClipped: t.boolean({
      personal: true,
      description: 'Whether the viewer keeps it. Always false for a guest, without a call.',
    }),
  }),
});
