/**
 * @generated SignedSource<<995c679d8d63b245340b87bacfbd4874>>
 * @relayHash ab6e3960313f42a21894d3a2ff0a5e25
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef79c25cb2706cf9b6c446823bb559042c72c446313e7338b203f4717f29aa86

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallSearchPageQuery } from './HallSearchPageQuery.graphql';

const node: PreloadableConcreteRequest<HallSearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ef79c25cb2706cf9b6c446823bb559042c72c446313e7338b203f4717f29aa86",
    "metadata": {},
    "name": "HallSearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
