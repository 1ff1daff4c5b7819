/**
 * @generated SignedSource<<bfd0778a9745d7de4551172dcd003212>>
 * @relayHash b932f12a77d6832650de5bfd623465fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ade5e0ded080d295563e12b978ef70ac271a1c32bba93ac32db118f91ff3dec9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BrideSearchPageQuery } from './BrideSearchPageQuery.graphql';

const node: PreloadableConcreteRequest<BrideSearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ade5e0ded080d295563e12b978ef70ac271a1c32bba93ac32db118f91ff3dec9",
    "metadata": {},
    "name": "BrideSearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
