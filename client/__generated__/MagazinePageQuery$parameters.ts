/**
 * @generated SignedSource<<89eb6444bf7b44e60db47c4623666018>>
 * @relayHash 9cdab8a8ccd9a8d48fd76090ec38fc05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5380d9f1c59365e8e341141a441075daff4d2ff08637f0617b508e1a1d8e23b2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MagazinePageQuery } from './MagazinePageQuery.graphql';

const node: PreloadableConcreteRequest<MagazinePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5380d9f1c59365e8e341141a441075daff4d2ff08637f0617b508e1a1d8e23b2",
    "metadata": {},
    "name": "MagazinePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
