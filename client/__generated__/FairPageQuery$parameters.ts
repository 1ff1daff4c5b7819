/**
 * @generated SignedSource<<678edee131d925cd3cfc8ffaa9cfd915>>
 * @relayHash 69cb8aebe8d6d82c39b6c9b728dc959c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90c0b793273203163fc4664d0544ad622d59e4d74a9e41335c809937a8412277

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FairPageQuery } from './FairPageQuery.graphql';

const node: PreloadableConcreteRequest<FairPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "90c0b793273203163fc4664d0544ad622d59e4d74a9e41335c809937a8412277",
    "metadata": {},
    "name": "FairPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
