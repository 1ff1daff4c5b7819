/**
 * @generated SignedSource<<327af5aa8fa65c63a6acbcd40341cec6>>
 * @relayHash d68aa63736a7686da6888e809aadb7f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5a0e6263f3ebfd387885212d0c5e0ec841d451ea1566d1e8a833af33a2e3431

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MagazinePageQuery } from './MagazinePageQuery.graphql';

const node: PreloadableConcreteRequest<MagazinePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a5a0e6263f3ebfd387885212d0c5e0ec841d451ea1566d1e8a833af33a2e3431",
    "metadata": {},
    "name": "MagazinePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
