/**
 * @generated SignedSource<<595d69503395e4a23e41c574441ab2b0>>
 * @relayHash d2655a1412714f725b011053824627f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 966a9a36638700e5567cd97fc76a94f63b592581368c9b2a9a4d1d2aeccd61fd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyPageQuery } from './MyPageQuery.graphql';

const node: PreloadableConcreteRequest<MyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "966a9a36638700e5567cd97fc76a94f63b592581368c9b2a9a4d1d2aeccd61fd",
    "metadata": {},
    "name": "MyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
