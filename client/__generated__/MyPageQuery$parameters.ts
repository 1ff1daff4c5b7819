/**
 * @generated SignedSource<<a6e5fa425ab6de291eaa506a1360876a>>
 * @relayHash 3c75b054734c6b0c6cad15661337c8f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7438ce886f1665faf4b4d6c6f2e407d7be41d8692339737aa83bb01438a1d319

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyPageQuery } from './MyPageQuery.graphql';

const node: PreloadableConcreteRequest<MyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7438ce886f1665faf4b4d6c6f2e407d7be41d8692339737aa83bb01438a1d319",
    "metadata": {},
    "name": "MyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
