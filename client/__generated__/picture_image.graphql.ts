/**
 * @generated SignedSource<<33ecae93d85d299628a8e973395c65e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type picture_image$data = {
  readonly altText: string | null | undefined;
  readonly height: number | null | undefined;
  readonly placeholderColor: string | null | undefined;
  readonly url: string;
  readonly width: number | null | undefined;
  readonly " $fragmentType": "picture_image";
};
export type picture_image$key = {
  readonly " $data"?: picture_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"picture_image">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "picture_image"
};

(node as any).hash = "4a0736431f07a691568e785a3c80dc70";

export default node;
