/**
 * @generated SignedSource<<224f354a578290429445ee28de008c6c>>
 * @relayHash 46a58b20555ef2a71a35a66bb5a48686
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56fdee107034ad97c6c81cb0fbf66f254dfd130d0eb8c8663db428ac867d1488

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingSitesPageQuery } from './BookingSitesPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingSitesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "56fdee107034ad97c6c81cb0fbf66f254dfd130d0eb8c8663db428ac867d1488",
    "metadata": {},
    "name": "BookingSitesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
