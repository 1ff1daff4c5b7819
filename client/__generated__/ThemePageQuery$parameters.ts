/**
 * @generated SignedSource<<aa4f55a4c38f2a5940d00f448709b030>>
 * @relayHash 6c279c8cdab2215c22e6c9d0d1ed4aa1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1824999ed43c8dd6735bdce8733a86dc657ae17868e9ddba00a92b7dcf45bc0f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ThemePageQuery } from './ThemePageQuery.graphql';

const node: PreloadableConcreteRequest<ThemePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1824999ed43c8dd6735bdce8733a86dc657ae17868e9ddba00a92b7dcf45bc0f",
    "metadata": {},
    "name": "ThemePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
