/**
 * @generated SignedSource<<e66c7faaa8bf3cf41f5296c5aebd2086>>
 * @relayHash 03ba87939500c6a5bd77b6fbfac42aa1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8079d73d86d835bdc1234a844a417ddf035c919056a4730bb8804319200d20a0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PhotoSearchPageQuery } from './PhotoSearchPageQuery.graphql';

const node: PreloadableConcreteRequest<PhotoSearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8079d73d86d835bdc1234a844a417ddf035c919056a4730bb8804319200d20a0",
    "metadata": {},
    "name": "PhotoSearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
