/**
 * @generated SignedSource<<8c65206de806d28f02c1151a674119f7>>
 * @relayHash d243bd50ac60142ecc268b30cef0909c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9dfd41fce1e7f83fae8f007d1b2273353cb294598dbbeadf8889b64191e6f823

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallPageQuery } from './HallPageQuery.graphql';

const node: PreloadableConcreteRequest<HallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9dfd41fce1e7f83fae8f007d1b2273353cb294598dbbeadf8889b64191e6f823",
    "metadata": {},
    "name": "HallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
