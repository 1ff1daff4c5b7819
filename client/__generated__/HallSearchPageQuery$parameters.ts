/**
 * @generated SignedSource<<f06c9883002bd9f997af2876acedcb37>>
 * @relayHash cca1f60ee5822de063b91760660014a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9fff499a0e45c520e4d19a389d14b0d06aaa41318626a7112b88c0baf3658985

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallSearchPageQuery } from './HallSearchPageQuery.graphql';

const node: PreloadableConcreteRequest<HallSearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9fff499a0e45c520e4d19a389d14b0d06aaa41318626a7112b88c0baf3658985",
    "metadata": {},
    "name": "HallSearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
