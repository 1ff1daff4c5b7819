/**
 * @generated SignedSource<<f942cf316ded68c6f0ed4f0b4e858dc9>>
 * @relayHash a2cb6a9954aa3545dc4ab299de838efa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c75ffa6013650640f19078629ea976cf299abb6fdca5711c2bc41e85d1f0bec

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2c75ffa6013650640f19078629ea976cf299abb6fdca5711c2bc41e85d1f0bec",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
