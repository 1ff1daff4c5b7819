/**
 * @generated SignedSource<<2cbdc9d812cacfcc5a7cc1f097063c72>>
 * @relayHash 2803dec0c40d3b5f0a95bf96990932fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID caa586ec7f36d624084d532bee969fbafd5c3e31eb4cb9caa55de10bae4139f3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BrandsPageQuery } from './BrandsPageQuery.graphql';

const node: PreloadableConcreteRequest<BrandsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "caa586ec7f36d624084d532bee969fbafd5c3e31eb4cb9caa55de10bae4139f3",
    "metadata": {},
    "name": "BrandsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
