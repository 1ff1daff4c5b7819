/**
 * @generated SignedSource<<970232820a5c512bd5dc4577cb6cb269>>
 * @relayHash d57adc9cfe86e09ea7b7517633b9308a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 671dffcfd456bd494701dd12791ca299fe951a8f19062e872527930554e30ad3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MagazinePageQuery } from './MagazinePageQuery.graphql';

const node: PreloadableConcreteRequest<MagazinePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "671dffcfd456bd494701dd12791ca299fe951a8f19062e872527930554e30ad3",
    "metadata": {},
    "name": "MagazinePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
