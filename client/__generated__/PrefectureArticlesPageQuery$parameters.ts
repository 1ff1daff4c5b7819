/**
 * @generated SignedSource<<25726fb01f7206a94c30e93385d41615>>
 * @relayHash 3cca568afeeadfe7e72b2440da805818
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f66c5ef288d1f4ba28d0be28d4af358258772c937bc1d8199b1fcbbcdbf9d22f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrefectureArticlesPageQuery } from './PrefectureArticlesPageQuery.graphql';

const node: PreloadableConcreteRequest<PrefectureArticlesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f66c5ef288d1f4ba28d0be28d4af358258772c937bc1d8199b1fcbbcdbf9d22f",
    "metadata": {},
    "name": "PrefectureArticlesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
