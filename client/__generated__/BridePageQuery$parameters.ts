/**
 * @generated SignedSource<<17366b7f66476adde50b8155e09d10cb>>
 * @relayHash 9a70534c033cec6d7cfe472c3a010c4f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5695921d903506caf7228d6b0b1d1d2bba61a190623fb66d4107359c68f84120

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BridePageQuery } from './BridePageQuery.graphql';

const node: PreloadableConcreteRequest<BridePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5695921d903506caf7228d6b0b1d1d2bba61a190623fb66d4107359c68f84120",
    "metadata": {},
    "name": "BridePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
