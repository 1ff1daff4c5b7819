/**
 * @generated SignedSource<<cedb98326cbb7b366dca004d887fe121>>
 * @relayHash bb42ab03cf0a1695f586b72057593267
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf7d745128c9c4122bd217a1c4546d998823386cbf95ff1cb99e11456eeb56fe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MagazinePageQuery } from './MagazinePageQuery.graphql';

const node: PreloadableConcreteRequest<MagazinePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cf7d745128c9c4122bd217a1c4546d998823386cbf95ff1cb99e11456eeb56fe",
    "metadata": {},
    "name": "MagazinePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
