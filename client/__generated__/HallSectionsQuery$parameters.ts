/**
 * @generated SignedSource<<59bc21de05f2faaddad07a95c733fa26>>
 * @relayHash eb125440f355275a3270cb96f9342632
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67b58f46a17febcaf110dda9eaf306bbb46acfb04391f9d2d8fabd5bf5416aad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallSectionsQuery } from './HallSectionsQuery.graphql';

const node: PreloadableConcreteRequest<HallSectionsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "67b58f46a17febcaf110dda9eaf306bbb46acfb04391f9d2d8fabd5bf5416aad",
    "metadata": {},
    "name": "HallSectionsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
