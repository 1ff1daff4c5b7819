/**
 * @generated SignedSource<<4f4792fe9a51bd50c245b3896521ad83>>
 * @relayHash 41f4f2afe9cd1cf42a23b17f20cbe078
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1fc031c451ab7be725f19f7c40d1aa79fce200b8afe5ac7459daa504cdc68350

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WriterPageQuery } from './WriterPageQuery.graphql';

const node: PreloadableConcreteRequest<WriterPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1fc031c451ab7be725f19f7c40d1aa79fce200b8afe5ac7459daa504cdc68350",
    "metadata": {},
    "name": "WriterPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
