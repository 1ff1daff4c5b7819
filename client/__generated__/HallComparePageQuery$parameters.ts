/**
 * @generated SignedSource<<690c3e0866211143d06020688bf6c8bc>>
 * @relayHash 34ceef8988755079a15c290c0651b1b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77dada30441fc307a1666f5055749948845e22cb4a58f590f595d691bb27e0b7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallComparePageQuery } from './HallComparePageQuery.graphql';

const node: PreloadableConcreteRequest<HallComparePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "77dada30441fc307a1666f5055749948845e22cb4a58f590f595d691bb27e0b7",
    "metadata": {},
    "name": "HallComparePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
