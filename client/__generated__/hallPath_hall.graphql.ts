/**
 * @generated SignedSource<<fce49c4560cb3cdfab367aee2d8845c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type hallPath_hall$data = {
  readonly areaSlug: string | null | undefined;
  readonly rawId: string;
  readonly slug: string | null | undefined;
  readonly " $fragmentType": "hallPath_hall";
};
export type hallPath_hall$key = {
  readonly " $data"?: hallPath_hall$data;
  readonly " $fragmentSpreads": FragmentRefs<"hallPath_hall">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "hallPath_hall"
};

(node as any).hash = "9eb6f6d6b0d7a5b1d87d663b4061bdb7";

export default node;
