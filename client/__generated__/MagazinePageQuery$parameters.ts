/**
 * @generated SignedSource<<4067c896da60f9d49ab1344ffa091fea>>
 * @relayHash 6cc2fb10fb2d539415d3dc81b310bfc8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2abc97f980f3dd0152ef514823d7ac95d169d640d6cdeceedb45a2903282be9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MagazinePageQuery } from './MagazinePageQuery.graphql';

const node: PreloadableConcreteRequest<MagazinePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f2abc97f980f3dd0152ef514823d7ac95d169d640d6cdeceedb45a2903282be9",
    "metadata": {},
    "name": "MagazinePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
