/**
 * @generated SignedSource<<e183c04a5a558698e5d9d0396e4c43d7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type photoHall_hall$data = {
  readonly id: string;
  readonly name: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"hallPath_hall">;
  readonly " $fragmentType": "photoHall_hall";
};
export type photoHall_hall$key = {
  readonly " $data"?: photoHall_hall$data;
  readonly " $fragmentSpreads": FragmentRefs<"photoHall_hall">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "photoHall_hall"
};

(node as any).hash = "b3c664ac6d37ba0e55e3cf349c605d7c";

export default node;
