/**
 * @generated SignedSource<<012b2b27d69a634c44948dab6d7c3d5c>>
 * @relayHash 0cd19a12014c5dbaad88489e2a03e94e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c36ea368ecc06fdf14685c0cda8960703193645710794b4697fbce04eff5667

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RingsPageQuery } from './RingsPageQuery.graphql';

const node: PreloadableConcreteRequest<RingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3c36ea368ecc06fdf14685c0cda8960703193645710794b4697fbce04eff5667",
    "metadata": {},
    "name": "RingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
