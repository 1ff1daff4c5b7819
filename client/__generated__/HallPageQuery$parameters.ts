/**
 * @generated SignedSource<<5dfe340f57c6d9829530878640afe4e4>>
 * @relayHash dcc86e2a16fa3d67c4353510f27c46dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee1540ad39dc55b4861d513fdb0b5a6418eb34d4976b3d05ef51fd696c56d1de

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallPageQuery } from './HallPageQuery.graphql';

const node: PreloadableConcreteRequest<HallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee1540ad39dc55b4861d513fdb0b5a6418eb34d4976b3d05ef51fd696c56d1de",
    "metadata": {},
    "name": "HallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
