/**
 * @generated SignedSource<<8b01c2293d2c64cb6362c5632b3ea233>>
 * @relayHash 1a1ddd719d415814c93cd5d4dbc6bf27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e84876a10d7744b1f6781e91c57a21df8ec602940918c6ec55b4185d272c305

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DiagnosisThanksPageQuery } from './DiagnosisThanksPageQuery.graphql';

const node: PreloadableConcreteRequest<DiagnosisThanksPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e84876a10d7744b1f6781e91c57a21df8ec602940918c6ec55b4185d272c305",
    "metadata": {},
    "name": "DiagnosisThanksPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
